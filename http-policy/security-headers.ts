import {
  contentSecurityPolicy,
  type PagePolicy,
  workshopPolicy,
  YOUTUBE_ORIGINS,
} from "./content-security-policy.ts";

/** One header as a name and a value; names in lower case. */
export type Header = readonly [name: string, value: string];

/** Two years, for this address alone (docs/decisions/0026). Only meaningful when the site is served over https. */
const HSTS: Header = ["strict-transport-security", "max-age=63072000"];

/** Leaves the donation page's pop-ups alone. Over plain http browsers ignore it, and each page says so in the console. */
const OPENER: Header = ["cross-origin-opener-policy", "same-origin-allow-popups"];

/** Headers of everything that is not a page: nothing in it may run, whoever shows it. */
const INERT: readonly Header[] = [
  [
    "content-security-policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
];

/**
 * Headers of an HTML page. The referrer policy is the strictest that the video platform accepts (its error 153).
 * @param https whether the public address is https, which adds what browsers heed there alone
 * @param framedBy the origins whose frames the page may stand in: none, usually
 */
export function pageHeaders(policy: PagePolicy, https: boolean, framedBy: readonly string[] = []): Header[] {
  return [
    ["content-security-policy", contentSecurityPolicy(policy, { framedBy })],
    ["x-content-type-options", "nosniff"],
    // It knows no origins: where some are allowed, the policy alone says so.
    ...(framedBy.length === 0 ? ([["x-frame-options", "DENY"]] satisfies Header[]) : []),
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", permissionsPolicy(policy.donationOrigin)],
    ["cross-origin-resource-policy", "same-origin"],
    ...(https ? [HSTS, OPENER] : []),
  ];
}

/** Headers of the page of the staff's form: those of a page, and a policy of its own. */
export function workshopPageHeaders(policy: PagePolicy, https: boolean): Header[] {
  return withPolicy(pageHeaders(policy, https), workshopPolicy(policy, "header"));
}

/** Headers of the form's files: one of its scripts is a worker, which lives by its own policy and decodes photos. */
export function workshopFileHeaders(https: boolean): Header[] {
  return withPolicy(
    privateFileHeaders(https),
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  );
}

/** Headers of the site's own scripts, styles, images and answers: for this site only. */
export function privateFileHeaders(https: boolean): Header[] {
  return [...INERT, ["cross-origin-resource-policy", "same-origin"], ...(https ? [HSTS] : [])];
}

/** Headers of a list, or of the notices, for people without scripts: the site's own sheet may dress it, nothing else comes in. */
export function plainListHeaders(https: boolean): Header[] {
  return withPolicy(
    privateFileHeaders(https),
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
}

/** Headers of the service worker, which lives by its own policy: it may ask this site and nobody else. */
export function serviceWorkerHeaders(https: boolean): Header[] {
  return withPolicy(
    privateFileHeaders(https),
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
}

/** The same headers with a policy of its own. */
function withPolicy(headers: readonly Header[], policy: string): Header[] {
  return headers.map(([name, value]) => [name, name === "content-security-policy" ? policy : value]);
}

/**
 * Headers of what the game and other sites may read: import images and public JSON.
 * Only this pair of CORP and CORS loads in every case: image, canvas, and a page that isolates itself.
 */
export function openFileHeaders(https: boolean): Header[] {
  return [
    ...INERT,
    ["cross-origin-resource-policy", "cross-origin"],
    ["access-control-allow-origin", "*"],
    ...(https ? [HSTS] : []),
  ];
}

/** What a file that is open to other sites answers with OPTIONS: any script may read it, with any header of its own. */
export const PREFLIGHT_HEADERS: readonly Header[] = [
  ["allow", "GET, HEAD, OPTIONS"],
  ["access-control-allow-origin", "*"],
  ["access-control-allow-methods", "GET, HEAD, OPTIONS"],
  ["access-control-allow-headers", "*"],
  ["access-control-max-age", "86400"],
];

function permissionsPolicy(donationOrigin: string): string {
  const video = `(self ${YOUTUBE_ORIGINS.map((origin) => `"${origin}"`).join(" ")})`;
  const denied = [
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "usb",
  ];
  return [
    ...denied.map((feature) => `${feature}=()`),
    ...["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"].map(
      (feature) => `${feature}=${video}`,
    ),
    "clipboard-write=(self)",
    donationOrigin === "" ? "payment=()" : `payment=("${donationOrigin}")`,
  ].join(", ");
}
