import { connect } from "node:net";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { createHttpServer, drain } from "./bounded-server.ts";

it("à l’arrêt, une demande en route a sa réponse entière ; personne de nouveau n’est reçu", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>();
  const server = createHttpServer((_, response) => begin(response), { groupsOfPeer: () => undefined });
  const url = await listen(server);
  const answer = fetch(url);
  const response = await begun;
  response.write("le début, ");
  const drained = drain(server, 60_000);

  const late = connect(Number(new URL(url).port), "127.0.0.1");
  const [refusal] = await once(late, "error");
  expect(refusal).toMatchObject({ code: "ECONNREFUSED" });
  response.end("la fin");
  expect(await (await answer).text()).toBe("le début, la fin");
  await drained;
});
