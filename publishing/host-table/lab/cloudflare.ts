import { startWorker } from "../../lab/lab.ts";
import type { StartHost } from "../programs.ts";

/** Runs the set in `workerd`, as its own `wrangler.json` says. */
export const startCloudflare: StartHost = async (set) => startWorker(set);
