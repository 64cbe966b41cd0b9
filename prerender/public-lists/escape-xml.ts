/** A text made safe for XML, in elements and in attributes. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids even as a reference
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}
