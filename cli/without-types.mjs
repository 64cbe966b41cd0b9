// node --import ./cli/without-types.mjs …: our code without its types, as it was stripped once. The program that strips
// them weighs 37 MB in each process that needs it, and takes a fifth of a second. What is kept is code: it stands beside
// the libraries, where a locked-down service reads and does not write (docs/decisions/0068): as a command of its own, this
// file strips all there is, for that service (npm run build -- --code).
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import * as module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../", import.meta.url).href;
const LIBRARIES = new URL("node_modules/", ROOT).href;
const KEPT = new URL(`.cache/site-js/${process.version}/`, LIBRARIES);

/** Where nothing can be kept, nothing is tried again. */
let isWritable = true;

// Each text of ours by a digest of what it says: one that changes is another.
module.registerHooks?.({
  load(url, context, nextLoad) {
    if (!url.startsWith(ROOT) || url.startsWith(LIBRARIES) || !url.endsWith(".ts"))
      return nextLoad(url, context);
    return { format: "module", source: withoutTypes(fileURLToPath(url)), shortCircuit: true };
  },
});

function withoutTypes(file) {
  const text = readFileSync(file, "utf8");
  const kept = new URL(`${createHash("sha256").update(text).digest("hex")}.js`, KEPT);
  // A power cut may leave an empty file under its name.
  return read(kept) || strip(text, kept);
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function strip(text, kept) {
  // What Node does by itself with each of these files, it calls an experiment when it is asked for: nobody need read that.
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  const code = module.stripTypeScriptTypes(text);
  process.emitWarning = emitWarning;
  if (isWritable) keep(code, kept);
  return code;
}

function keep(code, kept) {
  try {
    mkdirSync(KEPT, { recursive: true });
    const unfinished = new URL(`.${process.pid}`, KEPT);
    writeFileSync(unfinished, code);
    renameSync(unfinished, kept);
  } catch {
    // Stripped at each start, then.
    isWritable = false;
  }
}

if (import.meta.main) {
  const { imports } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));
  for (const room of Object.keys(imports).map((name) => fileURLToPath(new URL(name.slice(1, -1), ROOT))))
    for (const name of isFolder(room) ? readdirSync(room, { recursive: true }) : [])
      if (name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(name)) withoutTypes(join(room, name));
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
