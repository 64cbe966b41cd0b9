// npm run check: what a change must pass before it is tried in a browser; npm test does the rest.
import "./require-node.ts";
import { runLanes, SHORT_UNIT_STEP, STATIC_STEPS, summary } from "./steps.ts";

const started = performance.now();
const failures = await runLanes(STATIC_STEPS, [SHORT_UNIT_STEP]);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${summary(failures, "Tout est en ordre")}, en ${seconds} s.`);
process.exitCode = failures.length === 0 ? 0 : 1;
