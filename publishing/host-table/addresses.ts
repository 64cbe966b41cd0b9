// What each address must be given, whoever serves the site: written out, not computed from the policy that it judges.
import { FILES, pageStart } from "../table-site.ts";

/** What an answer must be; what a row leaves out is not looked at. */
export interface Expected {
  status: number;
  /** 404 will do as well. */
  orMissing?: true;
  /** The whole Content-Type. */
  type?: string;
  /** The whole Cache-Control; `never`: nothing that lets anybody keep it. */
  cache?: string;
  /** Whether any site and the game may read it. */
  open?: boolean;
  headers?: keyof typeof SECURITY;
  /** The body once decoded: all of it, or its beginning for a page. */
  body?: string;
  /** Where the answer leads: the row is then right with the page itself, too, on a host that can do no better. */
  leadsTo?: string;
}

/** One address: what a person would call it, how it stands on the wire, what is asked with it, what must come. */
export interface Address {
  title: string;
  path: string;
  method?: "HEAD";
  ask?: Readonly<Record<string, string>>;
  expected: Expected;
}

export const FOR_EVER = "public, max-age=31536000, immutable";
export const WEEK = "public, max-age=604800";
export const IMPORT = "public, max-age=604800, stale-while-revalidate=2419200, stale-if-error=2419200";

const COMMON = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "strict-transport-security": /^max-age=63072000$/,
};
const INERT = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;

/** The security headers of each kind of answer; `undefined`: not to be there. Our server alone adds where to report. */
export const SECURITY = {
  page: {
    ...COMMON,
    "content-security-policy":
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^,]*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker(; report-uri \S+)?$/,
    "x-frame-options": /^DENY$/,
    "permissions-policy": /^accelerometer=\(\).*payment=\("https:\/\/dons\.example"\)$/,
    "cross-origin-resource-policy": /^same-origin$/,
    "cross-origin-opener-policy": /^same-origin-allow-popups$/,
  },
  workshop: {
    ...COMMON,
    "content-security-policy":
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:\/\/visages\.example; [^,]*connect-src 'self' data: blob: https:\/\/forge\.example; [^,]*frame-ancestors 'none'$/,
    "x-frame-options": /^DENY$/,
    "cross-origin-resource-policy": /^same-origin$/,
  },
  form: {
    ...COMMON,
    "content-security-policy":
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'$/,
    "cross-origin-resource-policy": /^same-origin$/,
  },
  framed: {
    ...COMMON,
    "content-security-policy":
      /^default-src 'none'; [^,]*frame-ancestors https:\/\/cfx-nui-telephone https:\/\/jeu\.example nui:; require-trusted-types-for/,
    "x-frame-options": undefined,
    "cross-origin-resource-policy": /^same-origin$/,
  },
  site: {
    ...COMMON,
    "content-security-policy": INERT,
    "cross-origin-resource-policy": /^same-origin$/,
    "x-frame-options": undefined,
  },
  open: {
    ...COMMON,
    "content-security-policy": INERT,
    "cross-origin-resource-policy": /^cross-origin$/,
    "x-frame-options": undefined,
  },
  list: {
    ...COMMON,
    "content-security-policy":
      /^default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    "cross-origin-resource-policy": /^same-origin$/,
    "x-frame-options": undefined,
  },
  worker: {
    ...COMMON,
    "content-security-policy":
      /^default-src 'none'; connect-src 'self'; frame-ancestors 'none'(; report-uri \S+)?$/,
    "cross-origin-resource-policy": /^same-origin$/,
  },
} as const satisfies Record<string, Record<string, RegExp | undefined>>;

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

const page = (path: string): Expected => ({
  status: 200,
  type: HTML,
  cache: "no-cache",
  open: false,
  headers: "page",
  body: pageStart(path),
});
const file = (
  name: keyof typeof FILES,
  type: string,
  cache: string,
  headers: keyof typeof SECURITY = "site",
): Address => ({
  title: `${headers === "open" ? "[P8] " : ""}${name} arrive entier, sous son type, gardé comme il se doit`,
  path: `/${name}`,
  expected: { status: 200, type, cache, open: headers === "open", headers, body: FILES[name] },
});
const leads = (title: string, path: string, leadsTo: string): Address => ({
  title,
  path,
  expected: { status: 308, leadsTo },
});
const missing = (title: string, path: string): Address => ({
  title,
  path,
  expected: { status: 404, cache: "never", open: false },
});
/** An address that a server may well refuse to understand. */
const refused = (title: string, path: string): Address => ({
  title,
  path,
  expected: { status: 400, cache: "never", orMissing: true },
});
const noPage = (title: string, path: string): Address => ({
  title: `[R8] ${title}`,
  path,
  expected: {
    status: 404,
    type: HTML,
    cache: "never",
    open: false,
    headers: "page",
    body: pageStart("/404"),
  },
});

const VIDEO = "/vid%C3%A9o";
/** Bytes as some scripts and old browsers send them, unescaped. */
const bytes = (path: string): string => Buffer.from(path).toString("latin1");

export const ADDRESSES: readonly Address[] = [
  { title: "[R1] l’accueil", path: "/", expected: page("/") },
  { title: "[R2] les arcs, sans redirection", path: "/arc", expected: page("/arc") },
  { title: "[R3] les joueurs", path: "/stream", expected: page("/stream") },
  { title: "[R4] les vidéos, l’accent encodé", path: VIDEO, expected: page("/vidéo") },
  { title: "[R5] les affiches", path: "/affiche", expected: page("/affiche") },
  { title: "[R6] les panneaux", path: "/panneau", expected: page("/panneau") },
  { title: "[R7] les musiques", path: "/musique", expected: page("/musique") },
  {
    title: "la page à choisir, que seuls montrent les cadres nommés",
    path: "/choisir",
    expected: { ...page("/choisir"), headers: "framed" },
  },
  {
    title: "[R4] les vidéos, l’accent en octets nus",
    path: bytes("/vidéo"),
    expected: { ...page("/vidéo"), leadsTo: VIDEO },
  },
  {
    title: "[R4] les vidéos, l’accent encodé en minuscules",
    path: "/vid%c3%a9o",
    expected: { ...page("/vidéo"), leadsTo: VIDEO },
  },
  {
    title: "le formulaire du staff a sa propre politique de sécurité, et personne ne l’encadre",
    path: "/admin",
    expected: { ...page("/admin"), headers: "workshop" },
  },
  leads("le formulaire du staff, avec une barre finale", "/admin/", "/admin"),
  leads("[R4] les vidéos, l’accent décomposé", "/vide%CC%81o", VIDEO),
  leads("[R4] les vidéos, l’accent décomposé, en minuscules", "/vide%cc%81o", VIDEO),
  leads("[R4] les vidéos, l’accent décomposé, en octets nus", bytes("/vide\u0301o"), VIDEO),
  leads("[R4] les vidéos, l’accent décomposé et une barre finale", "/vide%CC%81o/", VIDEO),
  leads("[R4] les vidéos, avec une barre finale", "/vid%C3%A9o/", VIDEO),
  leads("les arcs, avec une barre finale", "/arc/", "/arc"),
  leads("une autre écriture garde ce qui est demandé", "/vide%CC%81o?q=brume", `${VIDEO}?q=brume`),
  {
    title: "une page à laquelle on demande quelque chose",
    path: "/affiche?q=brume",
    expected: page("/affiche"),
  },
  {
    title: "une page dont on ne veut que les en-têtes",
    path: "/arc",
    method: "HEAD",
    expected: { ...page("/arc"), body: "" },
  },
  {
    title: "une page en brotli ou en gzip",
    path: "/arc",
    ask: { "accept-encoding": "gzip, deflate, br" },
    expected: page("/arc"),
  },
  noPage("une adresse inconnue", "/nulle-part"),
  noPage("sous une page il n’y a rien", "/affiche/42"),
  noPage("une page en capitales n’est pas la page", "/ARC"),
  noPage("une adresse inconnue avec un accent", "/th%C3%A9"),
  missing("un script absent n’est gardé par personne", "/assets/absent-abc123.js"),
  missing("une image absente n’est gardée par personne", "/images/absent-240.webp"),
  missing("une image d’import absente n’est gardée par personne", "/import/affiches/absente.png"),
  missing("un enregistrement absent n’est gardé par personne", "/media/absent.mp3"),
  missing("une icône absente n’est gardée par personne", "/icons/absente.png"),
  missing("la copie brotli d’un script n’est pas une adresse", "/assets/app-abc123.js.br"),
  missing("la copie gzip d’une page n’est pas une adresse", "/arc.html.gz"),
  missing("un dossier ne se lit pas", "/assets/"),
  missing("un dossier d’images d’import ne se lit pas", "/import/affiches/"),
  missing("un dossier sans sa barre ne se lit pas", "/import"),
  missing("les règles d’un hébergeur ne se lisent pas", "/_headers"),
  missing("ses redirections non plus", "/_redirects"),
  missing("ni les règles d’Apache", "/.htaccess"),
  missing("ni un dossier caché", "/.git/config"),
  refused("rien au-dessus du site ne se lit", "/..%2fsecret.txt"),
  refused("rien au-dessus du site ne se lit, points encodés", "/%2e%2e/secret.txt"),
  file("assets/app-abc123.js", "text/javascript; charset=utf-8", FOR_EVER),
  file("assets/site-abc123.css", "text/css; charset=utf-8", FOR_EVER),
  file("assets/fait-abc123.json", JSON_TYPE, FOR_EVER),
  file("assets/titre-abc123.woff2", "font/woff2", FOR_EVER),
  file("assets/dessin-abc123.svg", "image/svg+xml; charset=utf-8", FOR_EVER),
  file("admin/formulaire-abc123.js", "text/javascript; charset=utf-8", FOR_EVER, "form"),
  file("admin/photo-abc123.wasm", "application/wasm", FOR_EVER, "form"),
  file("images/abcdef123456-240.webp", "image/webp", FOR_EVER),
  file("images/abcdef123456-240.avif", "image/avif", FOR_EVER),
  file("media/abcdef123456.mp3", "audio/mpeg", FOR_EVER),
  file("media/abcdef123456.ogg", "audio/ogg", FOR_EVER),
  file("media/abcdef123456.webm", "video/webm", FOR_EVER),
  file("media/abcdef123456.mp4", "video/mp4", FOR_EVER),
  file("icons/icon-192.png", "image/png", WEEK),
  file("favicon.ico", "image/x-icon", WEEK),
  file("social/accueil.jpg", "image/jpeg", "no-cache"),
  file("service-worker.js", "text/javascript; charset=utf-8", "no-cache", "worker"),
  file("manifest.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"),
  file("robots.txt", "text/plain; charset=utf-8", "no-cache"),
  file("sitemap.xml", "application/xml; charset=utf-8", "no-cache"),
  file("import/affiches/votez-vargas.png", "image/png", IMPORT, "open"),
  file("import/panneaux/chez-lou.jpg", "image/jpeg", IMPORT, "open"),
  file("affiches.json", JSON_TYPE, "no-cache", "open"),
  file("affiches.xhtml", "application/xhtml+xml; charset=utf-8", "no-cache", "list"),
  file("panneaux.json", JSON_TYPE, "no-cache", "open"),
  file("affiches/votez-vargas.json", JSON_TYPE, "no-cache", "open"),
  file("nouveautes.xml", "application/xml; charset=utf-8", "no-cache", "open"),
  {
    title: "[T8] la liste des streamers, quel que soit le paramètre nocache, ouverte à tous",
    path: "/streamers_cache.json?nocache=1",
    expected: { status: 200, type: JSON_TYPE, cache: "no-cache", open: true, headers: "open" },
  },
  {
    title: "un script en brotli ou en gzip arrive entier",
    path: "/assets/app-abc123.js",
    ask: { "accept-encoding": "gzip, deflate, br" },
    expected: { status: 200, cache: FOR_EVER, body: FILES["assets/app-abc123.js"] },
  },
  {
    title: "une partie d’un enregistrement",
    path: "/media/abcdef123456.mp3",
    ask: { range: "bytes=10-14" },
    expected: { status: 206, type: "audio/mpeg", body: "01234" },
  },
];
