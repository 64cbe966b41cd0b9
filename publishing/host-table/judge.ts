import { type Address, type Expected, SECURITY } from "./addresses.ts";
import { type Answer, ask } from "./ask.ts";

/** What a host cannot do as the others do; what is left out, it does. */
export interface Differences {
  /** How it says for how long a file is kept whose name holds a digest. */
  forEver?: string;
  /** It sends no headers of ours but type and caching. */
  noHeaders?: true;
  /** … at least not with the 404 page. */
  noMissingHeaders?: true;
  /** The statuses by which it leads to a page, 308 unless said; 200 where it gives the page itself. */
  leadsBy?: readonly number[];
  /** It takes no address with bytes that the standard wants escaped (RFC 9112 §3.2); browsers escape them. */
  refusesNakedBytes?: true;
}

/** Asks for one address. @returns what is not as its row says: empty when all is */
export async function faults(origin: string, address: Address, differs: Differences = {}): Promise<string[]> {
  const { expected } = address;
  const answer = await ask(origin, address);
  const { status, headers } = answer;
  const cache = headers["cache-control"];
  if (differs.refusesNakedBytes && /[^ -~]/.test(address.path)) return compared({ status: [status, 400] });
  if (expected.leadsTo !== undefined && status !== 200) return wayFaults(origin, answer, expected, differs);
  if (expected.status === 308)
    return differs.leadsBy?.includes(200) ? [] : ["la page est donnée sous deux adresses"];

  const isKept = expected.cache?.includes("immutable") && differs.forEver;
  const knowsHeaders = !(differs.noHeaders || (expected.status === 404 && differs.noMissingHeaders));
  return compared({
    status: [expected.orMissing && status === 404 ? expected.status : status, expected.status],
    "content-type": [headers["content-type"]?.toLowerCase(), expected.type],
    "cache-control":
      expected.cache === "never"
        ? [cache ?? "no-store", /^(no-cache|no-store)$/]
        : [cache, isKept ? differs.forEver : expected.cache],
    "access-control-allow-origin":
      expected.open === undefined
        ? ["", ""]
        : [headers["access-control-allow-origin"] ?? "aucun", expected.open ? "*" : "aucun"],
    body: [beginning(answer, expected), expected.body],
    ...(expected.headers !== undefined && knowsHeaders ? securityOf(answer, expected.headers) : {}),
  });
}

type Compared = Record<
  string,
  readonly [given: string | number | undefined, wanted: string | number | RegExp | undefined]
>;

/** What differs from what is wanted; what nobody wants anything of is not looked at. */
function compared(pairs: Compared): string[] {
  return Object.entries(pairs).flatMap(([what, [given, wanted]]) => {
    const holds =
      wanted instanceof RegExp ? wanted.test(String(given)) : wanted === undefined || given === wanted;
    return holds ? [] : [`${what} : « ${given} » au lieu de « ${wanted} »`];
  });
}

/** A redirection: one step, to the page itself, with what was asked. */
async function wayFaults(
  origin: string,
  { status, headers }: Answer,
  { leadsTo = "" }: Expected,
  { leadsBy = [308] }: Differences,
): Promise<string[]> {
  const { pathname, search } = new URL(headers.location ?? "", origin);
  const there = await ask(origin, { path: leadsTo });
  return compared({
    status: [leadsBy.includes(status) ? "une redirection attendue" : status, "une redirection attendue"],
    location: [pathname + search, leadsTo],
    "status là-bas": [there.status, 200],
  });
}

/** As much of a page as its row tells; all of any other body. */
function beginning({ body }: Answer, { type, body: wanted = "" }: Expected): string {
  return type?.startsWith("text/html") && wanted !== "" ? body.slice(0, wanted.length) : body;
}

function securityOf({ headers }: Answer, kind: keyof typeof SECURITY): Compared {
  return Object.fromEntries(
    Object.entries<RegExp | undefined>(SECURITY[kind]).map(([name, value]) => [
      name,
      [String(headers[name] ?? "aucun"), value ?? "aucun"],
    ]),
  );
}
