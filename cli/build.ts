// npm run build: content/ → build/client, a complete static site.
import "./require-node.ts";
import { ensureSite } from "./ensure-site.ts";

const result = await ensureSite({ always: true });
process.exitCode = result === "built" ? 0 : 1;
