import { type Context, Hono } from "hono";
import { allowedMethods, API_ROUTES, type ApiRouteName } from "#http-policy/api-routes.ts";
import type { Header } from "#http-policy/security-headers.ts";
import { issueToken } from "#server/contact/judge/judge-message.ts";
import { type ContactDoor, takeMessage } from "#server/contact/send-form.ts";
import { readBody } from "#server/read-body.ts";
import { Refusal } from "#server/refusal.ts";
import type { AddressGroup } from "#server/visitor/address-groups.ts";
import type { Health, Readiness } from "./health.ts";
import { unforeseenWords } from "./unforeseen.ts";

/** What the routes of `/api/` need. `Bindings` is what the runtime hands over beside a request. */
export interface ApiParts<Bindings extends object> {
  contact: ContactDoor;
  /** The groups that a request counts in, the narrowest first. */
  groupsOf: (request: Request, bindings: Bindings) => readonly AddressGroup[];
  /** The number under which the journal keeps a request. */
  numberOf: (request: Request, bindings: Bindings) => string;
  health: () => Promise<Health>;
  ready: () => Promise<Readiness>;
  /** Security headers of every answer. */
  headers: readonly Header[];
  /** Told of a report of the pages' policy, as it came. */
  onReport: (body: Uint8Array) => void;
  /** Told of an error that no rule foresaw, with the number of the request, under which the journal keeps it. */
  onUnforeseen: (error: unknown, request: string) => void;
}

/** What answers each route of the table; a route without an answer is a type error. */
function answers<Bindings extends object>(
  parts: ApiParts<Bindings>,
): Record<ApiRouteName, (context: Context<{ Bindings: Bindings }>) => Promise<Response>> {
  return {
    async sendForm(context) {
      const groups = parts.groupsOf(context.req.raw, context.env);
      await takeMessage(parts.contact, context.req.raw, { groups, host: context.req.header("host") ?? "" });
      return context.text("OK");
    },
    formToken: async (context) => context.text(issueToken(parts.contact.tokenSecret(), parts.contact.now())),
    health: async (context) => context.json(await parts.health()),
    // That the process answers is the whole of it: a failing disk or mail server is no reason to be killed.
    live: async (context) => context.json({ vivant: true }),
    async ready(context) {
      const ready = await parts.ready();
      return context.json(ready, ready.pret ? 200 : 503);
    },
    async policyReport(context) {
      parts.onReport(await readBody(context.req.raw));
      return context.body(null, 204);
    },
  };
}

/** The routes that are not files: the contact form in the provider's wire shape [C3], its token, how the site is, the reports. */
export function createApi<Bindings extends object>(parts: ApiParts<Bindings>): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of parts.headers) context.res.headers.set(name, value);
    context.res.headers.set("cache-control", "no-store");
  });
  const answer = answers(parts);
  for (const route of API_ROUTES) {
    app.on(route.method, route.path, answer[route.name]);
    app.all(route.path, (context) => notAllowed(context, allowedMethods(route)));
  }
  app.notFound((context) => context.text("Introuvable.", 404));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(context, error);
    const number = parts.numberOf(context.req.raw, context.env);
    parts.onUnforeseen(error, number);
    return context.text(unforeseenWords(number), 500);
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
