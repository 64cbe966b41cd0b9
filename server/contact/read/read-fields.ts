import { getMultipartBoundary, MultipartParseError, parseMultipart } from "@remix-run/multipart-parser";
import { FIELD_NAMES, HIDDEN_FIELDS, PROVIDER_FIELDS } from "#schemas/contact-message.ts";
import { Refusal } from "#server/refusal.ts";

/** The fields of the provider's wire form [C3], then those that our own form adds. All others are ignored. */
export const WIRE_FIELDS = [
  ...FIELD_NAMES,
  ...Object.values(PROVIDER_FIELDS),
  ...Object.values(HIDDEN_FIELDS),
] as const;

/** The known fields of a form as they came, by their name on the wire; a field that did not come is absent. */
export type WireForm = ReadonlyMap<(typeof WIRE_FIELDS)[number], string>;

const MALFORMED = "Le formulaire reçu est illisible. Rechargez la page et réessayez.";

/**
 * Reads the known fields of a multipart form.
 * @throws Refusal 415 for another kind of body, 400 when it is malformed, repeats a field or carries a file
 */
export function readFields(contentType: string | null, body: Uint8Array): WireForm {
  const boundary = multipartBoundary(contentType);
  const fields = new Map<(typeof WIRE_FIELDS)[number], string>();
  try {
    for (const part of parseMultipart(body, {
      boundary,
      maxParts: 40,
      maxHeaderSize: 2048,
      maxFileSize: body.length + 1,
    })) {
      if (part.isFile || part.filename !== undefined)
        throw new Refusal(400, "Les fichiers joints ne sont pas acceptés.");
      const name = WIRE_FIELDS.find((known) => known === part.name);
      if (name === undefined) continue;
      if (fields.has(name)) throw new Refusal(400, MALFORMED);
      fields.set(name, part.text);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The parser has its own errors; a header or a text that cannot be decoded is the sender's fault as well.
    if (error instanceof MultipartParseError || error instanceof TypeError) throw new Refusal(400, MALFORMED);
    throw error;
  }
  return fields;
}

function multipartBoundary(contentType: string | null): string {
  if (contentType === null || !/^multipart\/form-data\b/i.test(contentType)) {
    throw new Refusal(
      415,
      "Ce format n’est pas accepté\u00a0: envoyez le formulaire en multipart/form-data.",
    );
  }
  const boundary = getMultipartBoundary(contentType);
  if (boundary === null || !/^[\x20-\x7e]{1,70}$/.test(boundary)) throw new Refusal(400, MALFORMED);
  return boundary;
}
