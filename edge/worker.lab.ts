// npm run test:hotes: the Worker of the site in Cloudflare's own engine on this machine, without network.
import { startWorker } from "#publishing/lab/lab.ts";
import { describeAnswers } from "./answers.contract.ts";
import { describeWorker } from "./worker.contract.ts";

describeWorker("workerd", startWorker);
describeAnswers("workerd", startWorker);
