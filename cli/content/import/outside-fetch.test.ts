import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { outsideFetch, REFUSED_INSIDE } from "./outside-fetch.ts";

test("un nom qui mène à cette machine, quand la connexion se fait, ne lui fait rien demander ; il n’est lu qu’une fois", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("à moi");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const place = server.address();
  const port = typeof place === "object" ? place?.port : 0;
  const read: string[] = [];
  const fetchOutside = outsideFetch((name, _, done) => {
    read.push(name);
    done(null, [{ address: "127.0.0.1", family: 4 }]);
  });
  const signal = AbortSignal.timeout(60_000);
  await expect(
    fetchOutside(`http://mon.exemple:${port}/un.png`, { redirect: "manual", signal }),
  ).rejects.toMatchObject({ code: REFUSED_INSIDE });
  expect([read, asked]).toEqual([["mon.exemple"], []]);
});
