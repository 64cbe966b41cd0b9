import type { LegalNotice } from "#schemas/page-data.ts";
import type { Site } from "#schemas/site.ts";

/**
 * Who receives what a visitor writes, besides the staff's mailbox on the server: the section that the content's own
 * settings add to the privacy notice (GDPR art. 13). None when an outside provider takes the form, or nobody else reads it.
 */
export function whoReceives({ host, mail, chat }: Site["contact"]): LegalNotice["sections"] {
  if (host !== "" || (!mail && chat === undefined)) return [];
  const sentences = ["Votre message est gardé par le serveur de ce site, où le staff le lit."];
  if (mail) sentences.push("Une copie part aussitôt par e-mail à la boîte du staff.");
  if (chat !== undefined) {
    const what = chat.address
      ? "votre nom, votre adresse électronique, le sujet et le message"
      : "votre nom, le sujet et le message, sans votre adresse électronique";
    sentences.push(
      `Une copie paraît aussitôt dans un salon de ${chat.service} que lit le staff\u00a0: ${what}.`,
      `${chat.service} la garde selon ses propres règles, peut-être hors de l’Union européenne, jusqu’à ce que le staff l’efface.`,
    );
  }
  return [{ title: "Qui reçoit votre message", text: sentences.join(" ") }];
}
