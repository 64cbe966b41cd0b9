import { useEffect } from "react";
import { setQueryParam, useQueryParams } from "#app/router/use-query-param.ts";
import { useHeld } from "#app/state/use-held.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { type ArcChoice, EVERY_ARC, findArc } from "../arc-choice.ts";

/**
 * The arc that the address names, or every one of them; neither where it names none. An arc that does not exist leaves the
 * address, so that what is shared says what is shown, and the page says so.
 * @param held as long as it is, what was named before counts
 */
export function useAskedArc(
  arcs: readonly ArcChoice[],
  held: boolean,
): { found: ArcChoice | undefined; everywhere: boolean } {
  const [named, player] = useQueryParams(["arc", "joueur"]);
  const asked = useHeld(named, held);
  const found = asked === undefined ? undefined : findArc(arcs, asked);
  const everywhere = !found && asked?.toLowerCase() === EVERY_ARC;
  const unknown = asked !== undefined && !found && !everywhere;
  const instead = player === undefined ? arcs[0]?.key : undefined;
  useEffect(() => {
    if (!unknown) return;
    if (instead !== undefined)
      toast.greeting(`Cet arc n’existe pas, ou plus. Voici les joueurs de ${instead}.`);
    setQueryParam("arc", undefined, { replace: true });
  }, [unknown, instead]);
  return { found, everywhere };
}
