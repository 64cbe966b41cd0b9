import * as z from "zod";
import type { Header } from "#schemas/security-headers.ts";

/** Where browsers tell us that the policy of a page stopped something. */
export const REPORT_PATH = "/api/rapport-csp";

const HOUR = 3_600_000;
/** Reports noted in an hour; anyone can send them, so the journal must not grow at will. */
const PER_HOUR = 30;

const text = z.string().max(2000).default("");
const Old = z.object({
  "csp-report": z.object({ "effective-directive": text, "violated-directive": text, "blocked-uri": text }),
});
const New = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({ effectiveDirective: text, blockedURL: text }),
    }),
  )
  .min(1)
  .max(20);

/** Adds to the headers of a page where to report. Static hosts have no such place, so only the server does it. */
export function withReports(headers: readonly Header[]): Header[] {
  return [
    ...headers.map(([name, value]): Header => [
      name,
      name === "content-security-policy" ? `${value}; report-uri ${REPORT_PATH}; report-to csp` : value,
    ]),
    ["reporting-endpoints", `csp="${REPORT_PATH}"`],
  ];
}

/**
 * Reads reports in the old and the new form and notes which directive stopped which site; no page address, no visitor.
 * What cannot be read, or comes too often, is dropped in silence.
 */
export function createReportReader(note: (what: string) => void): (body: Uint8Array, tick: number) => void {
  let hour = { since: 0, left: PER_HOUR };
  return (body, tick) => {
    if (tick - hour.since > HOUR) hour = { since: tick, left: PER_HOUR };
    for (const line of linesOf(body)) if (hour.left-- > 0) note(line);
  };
}

function linesOf(body: Uint8Array): string[] {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return [];
  }
  const modern = New.safeParse(json);
  if (modern.success)
    return modern.data.map((report) => line(report.body.effectiveDirective, report.body.blockedURL));
  const old = Old.safeParse(json);
  if (!old.success) return [];
  const report = old.data["csp-report"];
  return [line(report["effective-directive"] || report["violated-directive"], report["blocked-uri"])];
}

function line(directive: string, blocked: string): string {
  const name = directive.match(/^[a-z-]{1,40}/)?.[0] ?? "inconnue";
  const source = URL.canParse(blocked)
    ? new URL(blocked).origin
    : (blocked.match(/^[a-z-]{1,20}$/)?.[0] ?? "inconnue");
  return `${name} ${source.slice(0, 120)}`;
}
