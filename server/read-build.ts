import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ServerBuild } from "#schemas/server-build.ts";

/** There is no usable build; `message` is French and says what to run. */
export class NoBuild extends Error {}

/**
 * Reads `server.json` of a build folder.
 * @throws NoBuild when it is missing or made by another version of the project
 */
export async function readBuild(buildDir: string): Promise<ServerBuild> {
  const text = await readFile(join(buildDir, "server.json"), "utf8").catch(() => {
    throw new NoBuild(
      `Le site n’est pas construit (pas de ${join(buildDir, "server.json")}). Lancez d’abord\u00a0: npm run build`,
    );
  });
  const result = ServerBuild.safeParse(parseJson(text));
  if (!result.success)
    throw new NoBuild(`Le site a été construit par une autre version. Lancez\u00a0: npm run build`);
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
