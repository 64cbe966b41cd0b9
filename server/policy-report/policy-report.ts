import * as z from "zod";
import { POLICY_REPORT_PATH } from "#http-policy/api-routes.ts";
import type { Header } from "#http-policy/security-headers.ts";
import { HOUR } from "#text/durations.ts";

/** Reports noted in an hour; anyone can send them, so the journal must not grow at will. */
const PER_HOUR = 30;

const text = z.string().max(2000).default("");
const Report = z.object({
  "csp-report": z.object({ "effective-directive": text, "violated-directive": text, "blocked-uri": text }),
});

/**
 * Adds to headers with a policy where to report. Static hosts have no such place, and at the edge it would take from the messages' share: only the server does it.
 * `report-uri` alone: beside `report-to` browsers ignore it, and Chromium then sends nothing at all over plain http.
 */
export function withReports(headers: readonly Header[]): Header[] {
  return headers.map(([name, value]) => [
    name,
    name === "content-security-policy" ? `${value}; report-uri ${POLICY_REPORT_PATH}` : value,
  ]);
}

/**
 * Reads reports and notes which directive stopped which site; no page address, no visitor.
 * What cannot be read, or comes too often, is dropped in silence.
 */
export function createReportReader(note: (what: string) => void): (body: Uint8Array, tick: number) => void {
  let hour = { since: 0, left: PER_HOUR };
  return (body, tick) => {
    if (tick - hour.since > HOUR) hour = { since: tick, left: PER_HOUR };
    const report = reportOf(body);
    if (report !== undefined && hour.left-- > 0) note(report);
  };
}

function reportOf(body: Uint8Array): string | undefined {
  try {
    const report = Report.parse(JSON.parse(Buffer.from(body).toString("utf8")))["csp-report"];
    return line(report["effective-directive"] || report["violated-directive"], report["blocked-uri"]);
  } catch {
    return undefined;
  }
}

function line(directive: string, blocked: string): string {
  const name = directive.match(/^[a-z-]{1,40}/)?.[0] ?? "inconnue";
  const source = URL.canParse(blocked)
    ? new URL(blocked).origin
    : (blocked.match(/^[a-z-]{1,20}$/)?.[0] ?? "inconnue");
  return `${name} ${source.slice(0, 120)}`;
}
