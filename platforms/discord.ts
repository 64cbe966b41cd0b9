/** What Discord answers programs with, without an account. */
export const DISCORD_API = "https://discord.com/api/v10";

const CODE = /^[\w-]{2,64}$/;

/** The code of an invitation to a Discord server, from any of the addresses in use; undefined where a link is something else. */
export function invitationCode(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const [first = "", second = ""] = url.pathname.split("/").slice(1);
  const host = url.hostname.replace(/^www\./, "");
  const code =
    host === "discord.gg" ? first : /^discord(?:app)?\.com$/.test(host) && first === "invite" ? second : "";
  return CODE.test(code) ? code : undefined;
}
