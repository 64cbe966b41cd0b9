import { createHash } from "node:crypto";

/** The digest by which a file is known again, as imports write it down. */
export function sha256(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
