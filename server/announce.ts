import { frenchSpaces } from "#text/french-spaces.ts";
import type { ServerEnv } from "#server/config/env.ts";

/**
 * The words that the server says in the terminal once it listens: where, where messages go, what is not set.
 * @param trouble why messages cannot be kept now, if so
 */
export function announcement(name: string, url: string, env: ServerEnv, trouble: string | undefined): string {
  const lines = [
    `${name}`,
    `  Le site répond à l’adresse ${url}`,
    env.PUBLIC_URL === undefined
      ? "  Adresse publique : non réglée (PUBLIC_URL) ; les liens copiés prennent l’adresse de la page."
      : `  Adresse publique : ${env.PUBLIC_URL}`,
    trouble !== undefined
      ? `  Attention, messages du formulaire : ${trouble}`
      : env.SMTP_URL === undefined
        ? `  Messages du formulaire : gardés dans ${env.DATA_DIR}/contact.sqlite, à lire avec « npm run messages -- list ». Envoi par e-mail : non réglé (SMTP_URL et CONTACT_TO).`
        : `  Messages du formulaire : envoyés à ${env.CONTACT_TO} par ${env.SMTP_URL.host}, copie dans ${env.DATA_DIR}/contact.sqlite.`,
    env.TWITCH_CLIENT_ID === undefined
      ? "  Streamers : la liste de l’équipe seule. Directs de Twitch : non réglés (TWITCH_CLIENT_ID et TWITCH_CLIENT_SECRET)."
      : "  Streamers : la liste de l’équipe, complétée par Twitch.",
    ...(env.CONTACT_LIMIT_PER_IP === 0
      ? ["  Attention : pas de limite d’envois par visiteur (CONTACT_LIMIT_PER_IP=0)."]
      : []),
  ];
  return frenchSpaces(lines.join("\n"));
}
