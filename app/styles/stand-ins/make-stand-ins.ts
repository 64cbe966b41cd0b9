// Writes stand-ins.css. Run: npx node app/styles/stand-ins/make-stand-ins.ts
import { writeFile } from "node:fs/promises";
import { standInsCss } from "./stand-ins.ts";

await writeFile(new URL("stand-ins.css", import.meta.url), standInsCss());
