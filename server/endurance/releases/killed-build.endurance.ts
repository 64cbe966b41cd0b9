import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readBuild, readLine } from "#server/read-build.ts";
import { spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure } from "../figures/figure.ts";
import { siteScene } from "./site-scene.ts";

const KILLS = 40;
/** Longer than a build of this content: some kills come too late, as they would. In milliseconds. */
const LONGEST = 4000;
/** How long after the first sign of a new release the other half of the kills come, in milliseconds. */
const AROUND_SWITCH = 60;

/** What is missing of the release online: pages, and every script, style and picture that they name. */
async function missing(buildDir: string): Promise<string[]> {
  const { build, clientDir } = await readBuild(buildDir);
  return build.pages.flatMap(({ file }) => {
    if (!existsSync(join(clientDir, file))) return [file];
    const html = readFileSync(join(clientDir, file), "utf8");
    return [...html.matchAll(/\/(?:assets|images)\/[\w.-]+/g)]
      .map(([path]) => path)
      .filter((path) => !existsSync(join(clientDir, path)));
  });
}

it(`${KILLS} constructions tuées (kill -9) à un instant au hasard : une version entière est toujours en ligne`, async () => {
  const scene = await siteScene();
  expect(await scene.build()).toBe(0);
  const server = await spawnServer(scene.folder);
  onTestFinished(async () => void (await server.end("SIGTERM")));
  const over = new AbortController();
  let refused = 0;
  const reader = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(server.url);
      await answer.arrayBuffer();
      if (!answer.ok) refused++;
    }
  })();

  let broken = 0;
  let switched = 0;
  let unpublished = 0;
  for (let turn = 0; turn < KILLS; turn++) {
    scene.greet(`Vous voilà au col ${turn}`);
    await scene.build([], turn % 2 === 0 ? killAtRandom : (child) => killAtSwitch(child, scene.buildDir));
    const { clientDir } = await readBuild(scene.buildDir);
    if (readFileSync(join(clientDir, "index.html"), "utf8").includes(`col ${turn}<`)) switched++;
    if ((await missing(scene.buildDir)).length > 0) broken++;
    if (!existsSync(join(scene.buildDir, "client/index.html"))) unpublished++;
  }
  over.abort();
  await reader;

  expect(await scene.build()).toBe(0);
  const { line } = (await readLine(scene.buildDir)) ?? { line: [] };
  expect(line.length).toBeLessThanOrEqual(3);
  expect(readFileSync(join(scene.buildDir, "client/index.html"), "utf8")).toContain(`col ${KILLS - 1}`);
  figure(
    `${KILLS} constructions tuées : versions en ligne incomplètes, pages refusées ; client/ absent (refait ensuite) ; déjà en ligne`,
    [broken, refused, unpublished, switched].join(", "),
    "0, 0 ; – ; –",
  );
  expect([broken, refused]).toEqual([0, 0]);
});

function killAtRandom(child: ChildProcess): void {
  const timer = setTimeout(() => child.kill("SIGKILL"), Math.random() * LONGEST);
  child.once("exit", () => clearTimeout(timer));
}

function killAtSwitch(child: ChildProcess, buildDir: string): void {
  const watcher = watch(join(buildDir, "releases"), () => {
    watcher.close();
    setTimeout(() => child.kill("SIGKILL"), Math.random() * AROUND_SWITCH);
  });
  child.once("exit", () => watcher.close());
}
