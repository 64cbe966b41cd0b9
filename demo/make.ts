// The demonstration's command: `npm run demo` at the project's root. `--only PART` makes a part; `--check` makes
// everything elsewhere and says what differs from the committed content/.
import { parseArgs } from "node:util";
import { compareContent } from "./compare-content.ts";
import { makeContent, parts } from "./make-content.ts";

const { only, check } = parseArgs({
  options: { only: { type: "string" }, check: { type: "boolean", default: false } },
}).values;

if (only !== undefined && !parts.includes(only)) {
  console.error(`--only attend l’un de : ${parts.join(", ")}`);
  process.exitCode = 1;
} else if (check) {
  const faults = await compareContent();
  console.log(faults.length === 0 ? "content/ se refait octet pour octet." : faults.join("\n"));
  process.exitCode = faults.length === 0 ? 0 : 1;
} else await makeContent(new URL("../", import.meta.url), only);
