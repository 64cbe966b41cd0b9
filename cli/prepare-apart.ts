import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { frenchSpaces } from "#text/french-spaces.ts";

/**
 * Brings the release online up to date in a process of its own (prepare.ts): the gigabyte that a build may take is given
 * back, and a machine too small to build goes on serving what it has. What is wrong is said there, in French.
 */
export async function prepareApart(): Promise<void> {
  // What keeps a server small keeps a build slow.
  const execArgv = process.execArgv.filter((option) => !option.startsWith("--max-semi-space-size"));
  const builder = fork(fileURLToPath(new URL("prepare.ts", import.meta.url)), { execArgv });
  const signal = await new Promise<NodeJS.Signals | null>((ended, failed) => {
    builder.once("error", failed);
    builder.once("exit", (_, by) => ended(by));
  });
  if (signal === null) return;
  console.error(
    frenchSpaces(
      `La préparation du site a été arrêtée (${signal}) : la mémoire manquait peut-être. La version en ligne, s’il y en a une, reste en place.\n→ Construire à part : npm run build`,
    ),
  );
}
