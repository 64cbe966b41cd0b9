import { type Address, type Expected, SECURITY } from "./addresses.ts";
import { type Answer, ask } from "./ask.ts";

/** What a host cannot do as the others do; what is left out, it does. */
export interface Differences {
  /** How long it has files kept, for the Cache-Control of the others, because it has what is missing kept as long. */
  keeps?: Readonly<Record<string, string>>;
  /** It sends no security headers of ours, and is open to other sites as a whole or not at all. */
  noHeaders?: true;
  /** The statuses by which it leads to a page, 308 unless said; 200 where it gives the page itself. */
  leadsBy?: readonly number[];
  /** It names types in its own way where that changes nothing: texts keep their charset, JSON and SVG have one of their own. */
  ownTypes?: true;
  /** A folder's name leads to the same with a slash, a page of that name included. */
  folderSteps?: true;
  /** Compressed copies have addresses of their own. */
  publicCopies?: true;
  /** It takes no address with bytes that the standard wants escaped (RFC 9112 §3.2); browsers escape them. */
  refusesNakedBytes?: true;
}

/** Asks for one address. @returns what is not as its row says: empty when all is */
export async function faults(origin: string, address: Address, differs: Differences = {}): Promise<string[]> {
  const { expected } = address;
  if (differs.publicCopies && /\.(br|gz)$/.test(address.path)) return [];
  const answer = await askThrough(origin, address, differs);
  const { status, headers } = answer;
  const cache = headers["cache-control"];
  if (differs.refusesNakedBytes && /[^ -~]/.test(address.path)) return compared({ status: [status, 400] });
  if (expected.leadsTo !== undefined && status !== 200) return wayFaults(origin, answer, expected, differs);
  if (expected.status === 308)
    return differs.leadsBy?.includes(200) ? [] : ["la page est donnée sous deux adresses"];

  const isTold = !(expected.status === 404 && differs.keeps);
  return compared({
    status: [expected.orMissing && status === 404 ? expected.status : status, expected.status],
    "content-type": differs.ownTypes
      ? [bareType(headers["content-type"]), bareType(expected.type)]
      : [headers["content-type"]?.toLowerCase(), expected.type],
    "cache-control":
      expected.cache === "never"
        ? [
            cache ?? "no-store",
            isTold ? /^(no-cache|no-store)$/ : /^(no-cache|no-store|(public, )?max-age=\d{1,5})$/,
          ]
        : [cache, differs.keeps?.[expected.cache ?? ""] ?? expected.cache],
    "access-control-allow-origin":
      expected.open === undefined || !isTold || (differs.noHeaders && !expected.open)
        ? ["", ""]
        : [headers["access-control-allow-origin"] ?? "aucun", expected.open ? "*" : "aucun"],
    body: [beginning(answer, expected), expected.body],
    ...(expected.headers !== undefined && isTold && !differs.noHeaders
      ? securityOf(answer, expected.headers)
      : {}),
  });
}

/** Asks for an address, with the one step more that a host may take to a folder. */
async function askThrough(origin: string, address: Address, { folderSteps }: Differences): Promise<Answer> {
  const answer = await ask(origin, address);
  const { pathname } = new URL(answer.headers.location ?? "", origin);
  return folderSteps && pathname === `${address.path}/`
    ? ask(origin, { ...address, path: pathname })
    : answer;
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

/** A type as any of its names means it: what is not `text/` needs no charset, and an icon has two names. */
function bareType(type: string | undefined): string | undefined {
  const lower = type?.toLowerCase().replace("image/vnd.microsoft.icon", "image/x-icon");
  if (lower?.startsWith("application/javascript")) return lower.replace("application", "text");
  return lower?.startsWith("text/") ? lower : lower?.split(";", 1)[0];
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
