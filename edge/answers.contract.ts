import { describe, expect, it, onTestFinished } from "vitest";
import { SERVICE_WORKER } from "#addresses/files.ts";
import { POLICY_REPORT_PATH } from "#http-policy/api-routes.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { makeSet, PUBLIC_URL, type StartWorker } from "./edge.scene.ts";

/** What the server writes of its own accord, or only where it is heard: where a policy reports to. */
const REPORTS = `; report-uri ${POLICY_REPORT_PATH}`;

const HEADERS = [
  "allow",
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-origin",
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "location",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
] as const;

/** @param method a typed address unless told otherwise: a browser that asks for a page */
const asked = (path: string, method = "GET", accept = "text/html"): [string, RequestInit] => [
  path,
  { method, redirect: "manual", headers: { accept } },
];

/** What the server says in one voice with the Worker, or alone: what is said in a word, and what leads to a page. */
const REQUESTS: [string, [string, RequestInit]][] = [
  ["l’accent en deux signes mène à la page", asked(`/${"vidéo".normalize("NFD")}`)],
  ["une page ne reçoit rien", asked("/affiche", "POST")],
  ["ni la liste des streamers", asked("/streamers_cache.json", "DELETE")],
  ["ni ce qui n’existe pas", asked("/nulle-part", "POST")],
  ["d’un autre site, on peut lire la liste des streamers", asked("/streamers_cache.json", "OPTIONS")],
  ["une page n’est pas à un autre site", asked("/affiche", "OPTIONS")],
  ["à un script qui manque, un mot suffit", asked("/assets/partie-000000.js", "GET", "*/*")],
  ["à une image aussi", asked("/images/999999999999-360.webp", "GET", "image/avif,image/webp,*/*")],
  ["à un enregistrement aussi", asked("/media/rien.mp3", "GET", "*/*")],
  ["à une affiche retirée aussi", asked("/affiches/inconnue.json", "GET", "*/*")],
  ["à un programme qui cherche une route aussi", asked("/api/x", "GET", "application/json")],
  ["sans corps quand on ne demande que les en-têtes", asked("/api/x", "HEAD", "*/*")],
  ["une personne qui se trompe d’adresse a la page 404", asked("/nulle-part")],
  ["même là où un programme demanderait", asked("/images/nulle-part")],
  ...["/", "/affiche", "/affiche?affiche=votez-vargas", "/arc", SERVICE_WORKER].map(
    (path): [string, [string, RequestInit]] => [path, asked(path)],
  ),
];

/**
 * What no file answers, and the headers of what is one, as the server says them: one suite for each engine.
 * @param name the engine, as the titles call it
 */
export function describeAnswers(name: string, start: StartWorker): void {
  describe(`ce que reçoit chaque adresse en périphérie (${name})`, () => {
    it("est ce que donne le serveur, en-tête par en-tête, sauf où se plaindre de la politique : personne n’y écoute [R8]", async () => {
      const { set, buildDir } = await makeSet();
      const worker = await start(set);
      onTestFinished(() => worker.stop());
      const server = await startTestServer({ PUBLIC_URL }, { buildDir });
      const said = async (origin: string) => {
        const all: Record<string, object> = {};
        for (const [what, [path, init]] of REQUESTS) {
          const answer = await fetch(origin + path, init);
          const headers = HEADERS.map((name) => [name, answer.headers.get(name)?.replace(REPORTS, "")]);
          all[what] = { status: answer.status, text: await answer.text(), ...Object.fromEntries(headers) };
        }
        return all;
      };
      expect(await said(worker.origin)).toEqual(await said(server.url));

      const report = await fetch(worker.origin + POLICY_REPORT_PATH, { method: "POST", body: "{}" });
      expect([report.status, await report.text()]).toEqual([404, "Introuvable."]);
      const page = await fetch(worker.origin);
      expect(page.headers.get("content-security-policy")).not.toContain("report-uri");
    });
  });
}
