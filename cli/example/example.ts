export { leftFromExample } from "./left-from-example.ts";
export { type Answers, STARTER_PICTURES, starterFiles } from "./starter-files.ts";
