import { fileURLToPath } from "node:url";

let program: Promise<string> | undefined;

/**
 * The program of the edge as one text: everything that it imports is in it, but the modules of Node that Cloudflare has too.
 * What is bundled is the code of this version of the program, whatever the content: it is made once.
 * @throws when a module of the edge asks for what Cloudflare has not
 */
export function edgeProgram(): Promise<string> {
  program ??= bundle();
  return program;
}

async function bundle(): Promise<string> {
  // A start that publishes nothing does without the bundler.
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: fileURLToPath(new URL("../../edge/worker.ts", import.meta.url)),
      write: false,
      target: "es2024",
      minify: true,
      rolldownOptions: { external: [/^node:/], output: { format: "es" } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== "chunk")
    throw new Error(
      `the program of the edge is not one file: ${outputs.map(({ fileName }) => fileName).join(", ")}`,
    );
  const strange = chunk.imports.filter((name) => !EDGE_HAS.has(name));
  if (strange.length > 0) throw new Error(`the edge has no ${strange.join(", ")}`);
  return chunk.code;
}

/** The modules of Node that the program may lean on there; walls/rooms.ts says the same of each of its rooms. */
const EDGE_HAS: ReadonlySet<string> = new Set(["node:crypto"]);
