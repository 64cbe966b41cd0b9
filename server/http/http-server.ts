import { promisify } from "node:util";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Journal } from "#server/journal/journal.ts";
import type { Meter } from "#server/metrics/metrics.ts";
import type { PublicFiles } from "#server/site/send/answer-get.ts";
import type { Visitors } from "#server/visitor/visitors.ts";
import { type ApiParts, createApi } from "#server/api/api.ts";
import { createHttpServer, drain, listen, statusOfFault } from "./bounded-server.ts";
import { createHandler } from "./handler.ts";
import type { NumberedResponse } from "./numbered-response.ts";
import { askedOnce, type Health, healthOf, readinessOf, type HealthSource } from "#server/api/health.ts";
import { detailOf } from "#server/api/unforeseen.ts";

/** What the adapter of the application hands over beside a request. */
type Bindings = HttpBindings & { outgoing: NumberedResponse };

/** What the server answers with, and where it listens. */
export interface HttpParts {
  api: Omit<ApiParts<Bindings>, "health" | "ready" | "onUnforeseen" | "groupsOf" | "numberOf">;
  visitors: Visitors;
  /** The build's stamp, the parts of the server that may be in trouble, why messages are refused, if they are, and how those that are kept stand. */
  health: {
    build: () => string;
    sources: readonly HealthSource[];
    refusal: HealthSource;
    messages: () => Health["messages"];
  };
  files: () => PublicFiles;
  journal: Journal;
  /** Counts what is answered and what is cut, where figures are asked for. */
  meter?: Meter | undefined;
  port: number;
  host: string;
}

/** A server that listens on `port`, which the system chose when 0 was asked. */
export interface HttpServer {
  port: number;
  /** How many connections are open. */
  connections: () => Promise<number>;
  /** Takes no new connection and lets the requests under way finish for at most `grace` milliseconds. */
  drain: (grace: number) => Promise<void>;
}

/** Opens the door: files and the routes of `/api/`, under bounds of time and size. */
export async function openHttpServer({
  api,
  visitors,
  health,
  files,
  journal,
  meter,
  port,
  host,
}: HttpParts): Promise<HttpServer> {
  const app = createApi<Bindings>({
    ...api,
    groupsOf: (_, { incoming }) => visitors.groupsOf(incoming),
    numberOf: (_, { outgoing }) => outgoing.number,
    health: askedOnce(async () => ({
      ...(await healthOf(health.build(), health.sources)),
      messages: health.messages(),
    })),
    ready: askedOnce(() => readinessOf(health.refusal)),
    onUnforeseen: (error, request) => journal.incident("requête", detailOf(error), request),
  });
  const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const server = createHttpServer(createHandler(files, answer, journal, meter, visitors), visitors);
  server.on("clientError", (error) => meter?.cut(statusOfFault(error)));
  server.on("drop", () => meter?.turnedAway());
  return {
    port: await listen(server, port, host),
    connections: () => promisify(server.getConnections.bind(server))(),
    drain: (grace) => drain(server, grace),
  };
}
