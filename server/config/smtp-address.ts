import * as z from "zod";

/** Where mail leaves: host, port, TLS from the first byte or required by STARTTLS, and credentials if any. */
export interface SmtpServer {
  host: string;
  port: number;
  secure: boolean;
  requireTls: boolean;
  auth: { user: string; pass: string } | undefined;
}

const HINT =
  "écrivez smtps://nom:motdepasse@hote:465 ou smtp://nom:motdepasse@hote:587 (les caractères spéciaux en %XX)";

/**
 * SMTP_URL. Plain `smtp://` must be raised to TLS before anything is said, except towards this very machine
 * or when the address ends with `?tls=non`, for a relay on a private network.
 */
export const SmtpAddress = z.string().transform((text, context): SmtpServer => {
  const server = parse(text);
  if (server !== undefined) return server;
  context.addIssue({ code: "custom", message: HINT });
  return z.NEVER;
});

function parse(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^smtps?:$/.test(url.protocol) || url.hostname === "" || !/^\/?$/.test(url.pathname)) return undefined;
  if (url.search !== "" && url.search !== "?tls=non") return undefined;
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const auth = credentials(url);
  if (auth === "malformed") return undefined;
  const local = /^(127\.|::1$|localhost$)/.test(host);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: !secure && !local && url.search === "",
    auth,
  };
}

function credentials(url: URL): SmtpServer["auth"] | "malformed" {
  if (url.username === "") return undefined;
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    return "malformed";
  }
}
