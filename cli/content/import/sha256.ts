import { createHash } from "node:crypto";

/** The digest by which imports know a file again, as they write it down. */
export function sha256(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
