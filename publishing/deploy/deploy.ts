export { BucketFailure, openBucket } from "./bucket.ts";
export { deposit } from "./deposit.ts";
export { RemoteFailure, sendFolder } from "./folder.ts";
