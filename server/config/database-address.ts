import * as z from "zod";

const HINT = "écrivez postgres://nom:motdepasse@hote:5432/base (les caractères spéciaux en %XX)";

/** @param sign what begins the setting in this address; undefined where it has one, whose word does not do */
function unsaid(sign: "?" | "&" | undefined): string {
  const what =
    sign === undefined
      ? "à la place de ce que dit sslmode, écrivez sslmode=verify-full, ou sslmode=disable sur un réseau privé"
      : `finissez l’adresse par ${sign}sslmode=verify-full, ou par ${sign}sslmode=disable sur un réseau privé`;
  return `cette base est sur une autre machine\u00a0: ${what}`;
}

/** DATABASE_URL. Towards another machine it says whether messages travel encrypted: nobody chooses that by forgetting it. */
export const DatabaseAddress = z.string().superRefine((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    return context.addIssue({ code: "custom", message: HINT });
  const host = url.searchParams.get("host") ?? url.hostname;
  if (host === "") return context.addIssue({ code: "custom", message: HINT });
  const isHere = /^(127\.|\[?::1\]?$|localhost$|\/)/.test(host);
  const mode = url.searchParams.get("sslmode");
  if (isHere || mode === "verify-full" || mode === "disable") return;
  const sign = url.search === "" ? "?" : "&";
  context.addIssue({ code: "custom", message: unsaid(mode === null ? sign : undefined) });
});
