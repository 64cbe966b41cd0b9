import { Refusal } from "./refusal.ts";

/** The greatest body of a message, in bytes. */
export const BODY_LIMIT = 64 * 1024;

const TOO_LARGE = "Votre message est trop long\u00a0: 64 Ko au plus.";

/**
 * Reads a request body of at most 64 KB; not a byte more is kept in memory, whatever Content-Length says.
 * @throws Refusal 413 when it is larger, 400 when the client stops halfway
 */
export async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT) throw new Refusal(413, TOO_LARGE);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, "L’envoi a été interrompu. Réessayez.");
    });
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > BODY_LIMIT) throw new Refusal(413, TOO_LARGE);
    chunks.push(value);
  }
}
