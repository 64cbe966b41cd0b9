/** Writes a multipart body by hand: `parts` are header blocks and contents as they go on the wire. */
export function multipartBody(parts: readonly [headers: string, content: string][], boundary = "x"): string {
  return `${parts.map(([headers, content]) => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`).join("")}--${boundary}--\r\n`;
}

/** The header block of a text field. */
export function field(name: string): string {
  return `Content-Disposition: form-data; name="${name}"`;
}
