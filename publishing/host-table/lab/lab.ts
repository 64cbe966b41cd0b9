export { startCloudflare } from "./cloudflare.ts";
export { startNetlify } from "./netlify.ts";
export { BUCKET, startS3 } from "./s3.ts";
