import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test, vi } from "vitest";
import { ReleaseLine } from "#schemas/release.ts";
import {
  forgetHarmed,
  linkOrCopy,
  nameRelease,
  newest,
  openStaging,
  publishClient,
  putNewest,
  putOnline,
} from "./releases.ts";

interface Shown {
  people?: string[];
  works?: string[];
  standIns?: string[];
}

/** Makes a release with one page, one picture, and who and what it shows. */
async function release(
  buildDir: string,
  line: ReleaseLine | undefined,
  page: string,
  { people = ["ada"], works = ["votez"], standIns = [] }: Shown = {},
): Promise<ReleaseLine> {
  const staging = await openStaging(buildDir);
  const path = (id: string) => `/import/affiches/${id}.png`;
  mkdirSync(join(staging, "client/import/affiches"), { recursive: true });
  for (const id of [...works, ...standIns]) writeFileSync(join(staging, "client", path(id)), "image");
  const list = works.map((id) => ({ id, import: `https://exemple.fr${path(id)}` }));
  writeFileSync(join(staging, "client/affiches.json"), JSON.stringify(list));
  writeFileSync(join(staging, "client/panneaux.json"), "[]");
  const roster = people.map((username) => ({ username }));
  writeFileSync(join(staging, "server.json"), JSON.stringify({ roster }));
  mkdirSync(join(staging, "client/images"), { recursive: true });
  writeFileSync(join(staging, "client/index.html"), page);
  writeFileSync(join(staging, "client/images/a.webp"), "image");
  await putNewest(buildDir, line, await nameRelease(buildDir, page.padEnd(16, "0")), 3);
  return readLine(buildDir);
}

function readLine(buildDir: string): ReleaseLine {
  return ReleaseLine.parse(JSON.parse(readFileSync(join(buildDir, "current.json"), "utf8")));
}

const page = (buildDir: string) => readFileSync(join(buildDir, "client/index.html"), "utf8");

test("une version n’a son nom qu’une fois ses fichiers sur le disque : une coupure de courant n’en met pas une vide en ligne", async () => {
  const folder = await mkdtemp(join(tmpdir(), "versions-"));
  const [buildDir, seen] = [join(folder, "build"), join(folder, "vu")];
  // A stand-in of the system’s command, which notes what had a name by then.
  const command = `#!/bin/sh\nls -A '${buildDir}' >'${seen}'; ls '${buildDir}/releases' >>'${seen}'; echo "$@" >>'${seen}'\n`;
  writeFileSync(join(folder, "sync"), command, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
  await release(buildDir, undefined, "a1");
  vi.unstubAllEnvs();
  expect(readFileSync(seen, "utf8")).toBe(
    `.staging\nreleases\n--file-system ${join(buildDir, ".staging")}\n`,
  );
});

test("trois versions sont gardées, la plus ancienne part, et client/ est celle qui est en ligne", async () => {
  const buildDir = await mkdtemp(join(tmpdir(), "versions-"));
  let line: ReleaseLine | undefined;
  for (const name of ["a1", "a2", "a3", "a4"]) line = await release(buildDir, line, name);
  expect(line && kept(line)).toEqual(["a2", "a3", "a4"]);
  expect(readdirSync(join(buildDir, "releases")).toSorted()).toEqual(line?.line.toSorted());
  expect(page(buildDir)).toBe("a4");

  const first = line?.line[0] ?? "";
  await putOnline(buildDir, { current: first, line: line?.line ?? [] });
  expect(page(buildDir)).toBe("a2");
  expect(readdirSync(join(buildDir, "releases"))).toHaveLength(3);
});

test("client/ ne pèse rien de plus : ce sont les mêmes fichiers sur le disque", async () => {
  const buildDir = await mkdtemp(join(tmpdir(), "versions-"));
  const { current } = await release(buildDir, undefined, "a1");
  const picture = "client/images/a.webp";
  expect(statSync(join(buildDir, picture)).ino).toBe(
    statSync(join(buildDir, "releases", current, picture)).ino,
  );
});

test("après un retour, la version neuve vient juste après celle qui était en ligne", () => {
  const line = { current: "a", line: ["a", "b", "c"] };
  expect(newest(line, "d", 3)).toEqual({ current: "d", line: ["c", "a", "d"] });
  expect(newest({ ...line, current: "c" }, "a", 3)).toEqual({ current: "a", line: ["b", "c", "a"] });
  expect(newest({ ...line, current: "b" }, "b", 1)).toEqual({ current: "b", line: ["b"] });
  expect(newest(undefined, "a", 3)).toEqual({ current: "a", line: ["a"] });
});

test("ce qu’un processus tué a laissé est repris : dossiers à moitié faits, client/ absent", async () => {
  const buildDir = await mkdtemp(join(tmpdir(), "versions-"));
  const line = await release(buildDir, undefined, "a1");
  for (const half of [
    ".staging/client",
    ".client-next/images",
    ".client-last",
    "releases/.vieille",
    "releases/orpheline",
  ])
    mkdirSync(join(buildDir, half), { recursive: true });
  await publishClient(buildDir, line.current);
  expect(page(buildDir)).toBe("a1");
  await release(buildDir, line, "a2");
  expect(page(buildDir)).toBe("a2");
  expect(readdirSync(join(buildDir, "releases"))).toHaveLength(2);
  expect(existsSync(join(buildDir, ".staging"))).toBe(false);
});

const kept = ({ line }: ReleaseLine) => line.map((name) => name.slice(16, 18));

test("les versions qui montrent une personne ou une œuvre retirée depuis s’effacent", async () => {
  const buildDir = await mkdtemp(join(tmpdir(), "versions-"));
  const both = await release(buildDir, undefined, "a1", { people: ["ada", "leo"] });
  const alone = await release(buildDir, both, "a2", { people: ["ada"], works: ["votez", "autre"] });
  expect(kept(alone)).toEqual(["a2"]);
  const less = await release(buildDir, alone, "a3", { works: ["votez"], standIns: ["autre"] });
  expect(kept(less)).toEqual(["a3"]);
  expect(readdirSync(join(buildDir, "releases"))).toHaveLength(1);
});

test("une personne de plus ou une affiche renommée n’efface rien", async () => {
  const buildDir = await mkdtemp(join(tmpdir(), "versions-"));
  const first = await release(buildDir, undefined, "a1");
  const second = await release(buildDir, first, "a2", { people: ["ada", "leo"], works: ["elisez"] });
  expect(kept(second)).toEqual(["a1", "a2"]);
});

test("de ce qui est gardé s’en va ce qu’un fichier abîmé de la version partage avec elle : l’image, tout le paquet du code", async () => {
  const folder = await mkdtemp(join(tmpdir(), "versions-"));
  const [client, images, code] = [
    join(folder, "version/client"),
    join(folder, "images"),
    join(folder, "code"),
  ];
  for (const each of [client, images, `${code}/ancien`, `${code}/recent`])
    mkdirSync(each, { recursive: true });
  for (const file of ["images/a.webp", "images/b.webp", "code/ancien/a.js", "code/recent/b.js"]) {
    writeFileSync(join(folder, file), "entier");
    linkOrCopy(join(folder, file), join(client, basename(file)));
  }
  writeFileSync(join(folder, "version/release.json"), "{}");
  const later = new Date(Date.now() + 60_000);
  for (const file of ["a.webp", "b.js"]) utimesSync(join(client, file), later, later);
  forgetHarmed(join(folder, "version"), [images, code, join(folder, "absent")]);
  expect(readdirSync(images)).toEqual(["b.webp"]);
  expect(readdirSync(code)).toEqual(["ancien"]);
});
