export { BucketFailure, openBucket } from "./bucket.ts";
export { DATABASE_NAME, giveAccount, readEdgeSet } from "./cloudflare.ts";
export { deposit } from "./deposit.ts";
export { RemoteFailure, sendFolder } from "./folder.ts";
export { sizeWords } from "../limits.ts";
