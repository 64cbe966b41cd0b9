// npm run build: content/ → build/client, a complete static site.
import "./require-node.ts";
import "./settings-file.ts";
import { buildDir, ensureSite } from "./ensure-site/ensure-site.ts";

const result = await ensureSite();
if (result === "fresh")
  console.log(`Rien n’a changé depuis la dernière construction : ${buildDir()}/client est à jour.`);
process.exitCode = result === "refused" ? 1 : 0;
