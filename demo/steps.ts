import { makeCreators } from "./creators.ts";
import { makeLogo } from "./logo.ts";
import { makePortraits } from "./portraits.ts";
import { makeRecordings } from "./recordings.ts";
import { needFfmpeg } from "./recordings/encode.ts";

/** What the demonstration makes besides posters and signs; `root` is the project's folder, as a URL ending in '/'. */
export interface Step {
  /** What `--only` takes. */
  name: string;
  /** Throws when the machine lacks what the step needs: called before anything is made. */
  prepare?(): Promise<void>;
  run(root: URL): Promise<void>;
}

/** Every such step, in order: add an import above and one entry here. */
export const steps: readonly Step[] = [
  { name: "logo", run: makeLogo },
  { name: "portraits", run: makePortraits },
  { name: "creators", run: makeCreators },
  { name: "recordings", prepare: needFfmpeg, run: makeRecordings },
];
