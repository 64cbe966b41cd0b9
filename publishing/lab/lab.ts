/** The programs of host-lab/, which the rest of the project neither has nor needs: the way in for tests that run them. */
export { startD1Api } from "./d1-api.ts";
export { fromLab } from "./from-lab.ts";
export { startWorker, type RunningWorker } from "./workerd.ts";
