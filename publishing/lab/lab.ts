/** What tests run hosts with, the programs of host-lab/ among it, which the rest of the project neither has nor needs. */
export { startD1Api } from "./d1-api.ts";
export { freePort } from "./free-port.ts";
export { fromLab } from "./from-lab.ts";
export { startWorker, type RunningWorker } from "./workerd.ts";
export { wrangler } from "./wrangler.ts";
