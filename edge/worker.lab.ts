// npm run test:hotes: the Worker of the site in Cloudflare's own engine on this machine, without network.
import { startWorker } from "#publishing/lab/lab.ts";
import { describeAnswers } from "./answers.contract.ts";
import { describeMisset } from "./misset.contract.ts";
import { describeOutOfReach } from "./out-of-reach.contract.ts";
import { describeWorker } from "./worker.contract.ts";

describeWorker("workerd", startWorker);
describeAnswers("workerd", startWorker);
describeMisset("workerd", startWorker);
describeOutOfReach("workerd", startWorker);
