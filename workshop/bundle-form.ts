import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { MEDIA_FOLDERS } from "./config/form-config.ts";
import { EDITOR_FILE } from "./editor-package.ts";
import { withFrenchWords } from "./french-words.ts";

/** The oldest browsers that the editor itself supports. */
const TARGETS = ["chrome120", "firefox121", "safari17"];

/** What the editor can do and this form never asks: highlighting of code, maps, languages other than French. */
const UNUSED = /^(@shikijs\/(langs|themes)|leaflet|terra-draw|svgo)|\/locales\/(?!fr\.json)[\w-]+\.json$/;

/** Bundles the page of the form with the editor, its French, icons and typefaces: files with a digest in their name, and index.html. */
export async function bundleForm(
  folder: string,
  base: string,
  pages: readonly string[] = ["index.html"],
): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, "page"),
    base,
    publicDir: false,
    logLevel: "error",
    mode: "production",
    plugins: [withoutUnused(), withOwnFaces(), withChanges(), inFrench()],
    resolve: { alias: { "@sveltia/cms": EDITOR_FILE } },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      assetsDir: "",
      assetsInlineLimit: 0,
      target: TARGETS,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: pages.map((page) => join(import.meta.dirname, "page", page)),
        checks: { bundlerTimings: false },
      },
    },
  });
}

function withoutUnused(): Plugin {
  const EMPTY = "unused";
  return {
    name: "without-unused",
    enforce: "pre",
    resolveId: (id) => (UNUSED.test(id) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? "export default {};" : undefined),
  };
}

/** The editor registers the typefaces that its package brings, and names others of a network in its style all the same: those go. */
function withOwnFaces(): Plugin {
  const ELSEWHERE = /@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net[^}]*\}/g;
  return {
    name: "with-own-faces",
    transform: (code) => (ELSEWHERE.test(code) ? code.replace(ELSEWHERE, "") : undefined),
  };
}

/**
 * What the editor does otherwise. It takes a path that names a folder for one of a site, writes it with a bar in front and
 * looks for it there; in a content it starts from the content's folder. Without this, it would write what the check
 * refuses, and let an image be deleted that an entry needs. It keeps what no identifier may hold (« _ », « ~ ») of a title
 * that it makes one of. It loses without a word a photo called « con.jpg ». It gives an entry that has no date the day when it is corrected, and so the first place. It stops
 * for ever at a day of 1899. It keeps no draft of what is written in a folder of this machine. Led from one file straight to another, it shows nothing. It
 * forbids to enlarge the page (WCAG 2.2, 1.4.4). It counts with an article (« 1 un arc »). And who chooses a wrong folder is
 * told so in the place of the words that name the right one. It knows no rule between two fields or two entries, and
 * saves what the check would refuse. It writes over what changed in the folder of this machine since it was opened, and puts an empty
 * file in the place of one that the browser could not write. « Nouveau », with the
 * keyboard, opens an empty menu that cannot be left. It shows nothing of an arc that an entry names and that was withdrawn.
 * It takes an arc's key that is a number (« 1899 ») for a place in a list. It says of a cut network,
 * of an expired token or of a service that asks to wait what a program says of it, in English, or nothing; and forgets the
 * token at any refusal.
 */
function withChanges(): Plugin {
  const changes = [
    // What a new file's path begins with.
    ["/^($|[.@])/.test(", "/^/.test("],
    [".replace(/^\\/@/,`@`)", ".replace(/^\\//,``)"],
    // A new file's name, of which nothing is left when Windows keeps it for itself (« con.jpg »).
    [
      "let r=iR(e);if(t){let{filename:e,extension:t}=Hk(r);",
      "let r=iR(e)||`image-${e}`;if(t){let{filename:e,extension:t}=Hk(r);",
    ],
    // Which paths are beside their entry.
    ["!/^[/@]/.test(", `!/^([/@]|(${MEDIA_FOLDERS.join("|")})\\/)/.test(`],
    // An identifier made of a title; that of a player keeps its « _ ».
    [
      "maxLength:1/0,fallback:!1})||",
      "maxLength:1/0,fallback:!1}).replace(i===`titre`?/[_~-]+/g:/(?!)/,`-`).replace(i===`titre`?/^-|-$/g:/(?!)/,``)||",
    ],
    // What an entry that is there already is given where it has nothing.
    [
      "fieldConfig:t,locale:a,defaultLocale:o,dynamicValues:{}});return}",
      "fieldConfig:t.widget===`datetime`?{...t,default:``}:t,locale:a,defaultLocale:o,dynamicValues:{}});return}",
    ],
    // Which dates are read in a time zone: not a day, which has none; before 1911 it would go back by one, again and again.
    ["if(c&&o&&!s){try{let t=", "if(c&&o&&!s&&!r){try{let t="],
    // Where drafts are kept, once the folder of this machine takes the service's place.
    ["if(e&&!c4){let{databaseName:t}", "if(e){let{databaseName:t}"],
    // When the panes of an entry are laid out again.
    ["[R(_),R(T),R(w),R(g),JR.isSmallScreen,", "[R(_),R(ie),R(T),R(w),R(g),JR.isSmallScreen,"],
    ["`maximum-scale=1`,", ""],
    // The menu of « Nouveau », which has nothing in it where a collection has one kind of entry.
    ["onclick:()=>s(),startIcon:e,popup:t,", "onclick:()=>s(),startIcon:e,"],
    // A text of the folder of this machine, read, and written.
    [
      "let i=await Gk(r);return{...e,text:i}",
      "let i=await Gk(r);globalThis.noteRead(e.path,i);return{...e,text:i}",
    ],
    [
      "commitChanges:async e=>Lq(Wq,e)},Gq",
      "commitChanges:async e=>globalThis.writeKnown(e,t=>Dq(Wq,t),()=>Lq(Wq,e))},Gq",
    ],
    // What is written beside the file, before it takes its place.
    [
      "try{await n?.write(t)}finally{try{await n?.close()}catch{}}},",
      "try{await n?.write(t);await n?.close()}catch(t){await n?.abort().catch(()=>{});if(e.name.startsWith(`.sveltia-tmp-`))await e.remove?.();throw t}},",
    ],
    // What is about to be saved, and every entry, once all could be read.
    [
      "await f2({draft:e,slugs:l}),{changes:m,",
      "await globalThis.refuseFaulty(await f2({draft:e,slugs:l}),DP.current.length?[]:wP.current),{changes:m,",
    ],
    // What stopped a saving.
    ["j(g,t.cause?.message??t.message,!0)", "j(g,globalThis.failureWords(t.cause??t),!0)"],
    // What stopped an opening, and the token that this browser keeps, which only its own end may take away.
    [
      "let n=e.cause?.message||Y(`unexpected_error`);",
      "let n=e.cause&&globalThis.failureWords(e.cause,`opening`)||Y(`unexpected_error`);",
    ],
    [
      "if(n===`raw`)return a;",
      "{let u=globalThis.unreadyAnswer(a,n===`raw`);if(u)throw Error(`Server responded with an error`,{cause:u})}if(n===`raw`)return a;",
    ],
    ["catch{n=void 0,Zq.account=void 0}", "catch(e){n=void 0,Zq.account=void 0;e.cause&&_Q(e)}"],
    ["[401,403,404].includes(e.cause?.status)?pQ.unauthenticated=!0:_Q(e,`dataFetch`)", "_Q(e,`dataFetch`)"],
    ["typeof e?.cause?.status==`number`||", "e?.cause?.status===401||"],
    [
      "throw t instanceof Error&&t.message.includes(`Not a collaborator`)?t:",
      "throw t instanceof Error&&(t.message.includes(`Not a collaborator`)||t.cause?.status!==404)?t:",
    ],
    // What a field that names other entries offers.
    [
      "widget:`select`,options:uL({",
      "widget:`select`,options:globalThis.withGone(uL,t.keyPath,n.current?.originalValues?.[t.locale],{",
    ],
    // What is a number in a path, and what holds it: a list, but for the names that arcs have by their keys.
    ["isNaN(n)||e.indexOf(`.`)!==-1||t.object?e:n", "String(n)!==e||t.object?e:n"],
    ["typeof u==`number`&&!t.object?[]:{}", "typeof u==`number`&&l!==`nomRP`&&!t.object?[]:{}"],
    // How many a list has.
    [".length===1?R(y):void 0)||R(l)", ".length===1?R(y)?.replace(/^une? /,``):void 0)||R(l)"],
    // The name of the right folder, for the words about a wrong one.
    [
      "`sign_in_error.not_project_root`",
      "`sign_in_error.not_project_root`,{values:{repo:JSON.parse(document.querySelector(`#reglages`).textContent).backend.repo.split(`/`).pop()}}",
    ],
  ] as const;
  return {
    name: "with-changes",
    transform(code, id) {
      if (id !== EDITOR_FILE) return undefined;
      return changes.reduce((text, [theirs, ours]) => {
        if (text.split(theirs).length !== 2) throw new Error(`The editor no longer says ${theirs} once.`);
        return text.replace(theirs, () => ours);
      }, code);
    },
  };
}

function inFrench(): Plugin {
  return {
    name: "in-french",
    enforce: "pre",
    load: async (id) =>
      id.endsWith("/locales/fr.json")
        ? JSON.stringify(withFrenchWords(JSON.parse(await readFile(id, "utf8"))))
        : undefined,
  };
}
