import { flushSync } from "#app/state/flush-sync.ts";
import { callPhone, writeToStaff } from "#app/features/contact/phone-calls.ts";
import { KEPT_WALL, ownWallOpen } from "#app/features/gallery/kept-wall.ts";
import { focusHeading, navigate } from "#app/router/navigate.ts";
import { setQueryParam, setQueryParams } from "#app/router/use-query-param.ts";
import { recall } from "#app/state/device-storage.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { quoted } from "#text/quoted.ts";
import { raiseDonation } from "../../corner-tools/corner-tools.tsx";
import type { Answer, Deed } from "./find/find-everywhere.ts";

/**
 * Leads to an answer, from whatever dialog the drawer lay over. A picture of the wall that is shown already opens over it as
 * by a click, its filters left; in an open viewer it takes the place of the one that is shown.
 */
export async function goTo({ href, opens, does }: Pick<Answer, "href" | "opens" | "does">): Promise<void> {
  if (does === "joins") return void open(href, "_blank", "noopener,noreferrer");
  if (does) return act(does, href);
  closeDialogs();
  const had = document.activeElement;
  const { href: address, pathname, hash } = new URL(href, location.href);
  const stays = pathname === location.pathname;
  // The sheet of whoever was asked for is the one that is shown.
  const shown = address === location.href ? document.getElementById("fiche")?.parentElement : undefined;
  if (!opens || !stays) {
    await navigate(href);
    // On this page as on another: the keyboard starts at its title, not at what it had left for the search; but where what was
    // asked for has come already, and has it.
    const { activeElement: has } = document;
    if (stays && hash === "" && (has === had || has === document.body)) focusHeading(shown ?? undefined);
    return;
  }
  const walks = new URLSearchParams(location.search).has(opens.param);
  setQueryParam(
    opens.param,
    opens.id,
    walks ? { replace: true, state: history.state } : { state: { opened: true } },
  );
}

/** Does it over the page, free of what lay over it. */
function act(does: Exclude<Deed, "joins">, href: string): void {
  closeDialogs();
  flushSync(() => setQueryParams({ affiche: undefined, panneau: undefined, mur: undefined }));
  if (does === "hangs") void seeWall(href);
  else if (does === "gives") raiseDonation();
  else if (does === "reads") location.hash = new URL(href, location.href).hash;
  else if (does.writes) writeToStaff(does.writes, {});
  else callPhone();
}

/** One's own wall opens over the gallery of posters; where nothing hangs, there is none to see. */
async function seeWall(href: string): Promise<void> {
  await navigate(href);
  if (document.activeElement === document.body) focusHeading();
  if (recall(KEPT_WALL) !== undefined) ownWallOpen.set(true);
  else toast.status(`Votre mur est vide. ${quoted("Ajouter à mon mur")}, sur une affiche, l’y accroche.`);
}

/** Closes what the drawer lay over as Esc does, but for a picture and a wall, which the address opens and closes. */
function closeDialogs(): void {
  if (/[?&](affiche|panneau|mur)=/.test(location.search)) return;
  for (const dialog of document.querySelectorAll("dialog[open]"))
    flushSync(() => dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
}
