// Lists the breaks of the rule of alcoves in this checkout. Run: node walls/print-alcoves.ts
import { alcoveFaults } from "./alcoves.ts";
import { houseFiles, readArrows } from "./import-graph.ts";

const root = process.argv[2] ?? ".";
const faults = alcoveFaults(readArrows(root, houseFiles(root)));
for (const { file, line, message } of faults) console.log(`${file}:${line}  ${message}`);
console.log(`${faults.length} ${faults.length === 1 ? "fault" : "faults"}`);
process.exitCode = faults.length === 0 ? 0 : 1;
