import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import type { Header } from "#http-policy/security-headers.ts";
import { clientAddress } from "#server/visitor/client-address.ts";
import { issueToken } from "#server/contact/judge/form-token.ts";
import type { Network } from "#server/visitor/network.ts";
import { readBody } from "#server/read-body.ts";
import { Refusal } from "#server/refusal.ts";
import { takeMessage, type ContactDoor } from "#server/contact/send-form.ts";
import type { Health } from "./health.ts";
import { REPORT_PATH } from "#server/policy-report/policy-report.ts";

/** What the routes of `/api/` need. */
export interface AppParts {
  contact: ContactDoor;
  trustedProxies: readonly Network[];
  health: () => Health;
  /** Security headers of every answer. */
  headers: readonly Header[];
  /** Told of a report of the pages' policy, as it came. */
  onReport: (body: Uint8Array) => void;
  /** Told of an error that no rule foresaw; gives the number under which the journal keeps it. */
  onUnforeseen: (error: unknown) => string;
}

type Environment = { Bindings: HttpBindings };

/** The routes that are not files: the contact form in the provider's wire shape [C3], its token, and the health. */
export function createApp(parts: AppParts): Hono<Environment> {
  const app = new Hono<Environment>();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of parts.headers) context.res.headers.set(name, value);
    context.res.headers.set("cache-control", "no-store");
  });

  app.post("/api/v1.0/email/send-form", async (context) => {
    await takeMessage(parts.contact, context.req.raw, visitorOf(context, parts.trustedProxies));
    return context.text("OK");
  });
  app.get("/api/v1.0/form-token", (context) =>
    context.text(issueToken(parts.contact.tokenSecret, parts.contact.now())),
  );
  app.get("/api/sante", (context) => context.json(parts.health()));

  app.post(REPORT_PATH, async (context) => {
    parts.onReport(await readBody(context.req.raw));
    return context.body(null, 204);
  });

  app.all(REPORT_PATH, (context) => notAllowed(context, "POST"));
  app.all("/api/v1.0/email/send-form", (context) => notAllowed(context, "POST"));
  app.all("/api/v1.0/form-token", (context) => notAllowed(context, "GET, HEAD"));
  app.all("/api/sante", (context) => notAllowed(context, "GET, HEAD"));
  app.notFound((context) => context.text("Introuvable.", 404));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(context, error);
    const number = parts.onUnforeseen(error);
    return context.text(`Le site a rencontré une erreur (n° ${number}). Réessayez dans un instant.`, 500);
  });
  return app;
}

function refuse(context: Context, refusal: Refusal): Response {
  if (refusal.retryAfter !== undefined) context.header("retry-after", String(refusal.retryAfter));
  return context.text(refusal.message, refusal.status);
}

function notAllowed(context: Context, allow: string): Response {
  context.header("allow", allow);
  return context.text("Cette méthode n’est pas acceptée ici.", 405);
}

function visitorOf(
  context: Context<Environment>,
  proxies: readonly Network[],
): { address: string; host: string } {
  const socket = context.env.incoming.socket.remoteAddress ?? "";
  return {
    address: clientAddress(socket, context.req.header("x-forwarded-for"), proxies),
    host: context.req.header("host") ?? "",
  };
}
