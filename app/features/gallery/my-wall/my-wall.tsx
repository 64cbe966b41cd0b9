import { useEffect, useRef } from "react";
import { recall } from "#app/state/device-storage.ts";
import { createStore, useStore } from "#app/state/store.ts";
import { untilThere } from "#app/state/until-there.ts";
import { whenIdle } from "#app/state/when-idle.ts";
import { useNetworkBack } from "#app/state/use-network-back.ts";
import { useQueryParam } from "#app/router/use-query-param.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { KEPT_WALL } from "../kept-wall.ts";
import type { Held } from "./held.ts";
import type * as wallTools from "./tools/my-wall-tools.tsx";

/** The code of « Mon mur », once somebody has needed it. */
const tools = createStore<typeof wallTools | undefined>(undefined);

/** Fetches it; what fails is asked again by the next gesture. */
async function want(refusal?: string): Promise<void> {
  try {
    if (!tools.get()) tools.set(await untilThere(() => import("./tools/my-wall-tools.tsx")));
  } catch (error) {
    console.error(error);
    if (refusal !== undefined) toast.alert(refusal);
  }
}

/** Fetches it once the page rests: a press that follows the pointer at once does not wait for that. */
function wantSoon(): void {
  if (tools.get()) return;
  whenIdle(() => {
    void want();
    return false;
  });
}

/**
 * « Mon mur »: to copy or to choose pictures right on their cards, to hang the chosen ones, to show a wall that an address
 * shares. Nothing of it is fetched before a pointer or the focus comes to a card, a wall is kept or an address brings one.
 */
export function MyWall() {
  const Tools = useStore(tools)?.MyWallTools;
  const [shared] = useQueryParam("mur");
  /** What a pointer rests on while the code comes. */
  const held = useRef<Held>(undefined);

  useEffect(() => {
    if (shared !== undefined) void want("Ce mur n’a pas pu être lu. Rechargez la page.");
    else if (recall(KEPT_WALL) !== undefined) void want();
  }, [shared]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const options = { signal, passive: true };
    const come = ({ target }: Event) => {
      const on = target instanceof Element && target.closest("[data-hung] > li") !== null;
      if (on) wantSoon();
      return on;
    };
    const touch = (event: TouchEvent) => {
      if (come(event)) held.current = { target: event.target, touched: true };
    };
    // A finger's hover outlasts the touch; a mouse's is where the mouse is.
    const hover = (event: PointerEvent) => {
      if (event.pointerType !== "touch")
        held.current = come(event) ? { target: event.target, touched: false } : undefined;
    };
    const leave = () => {
      if (held.current?.touched) held.current = undefined;
    };
    addEventListener("focusin", come, options);
    addEventListener("pointerover", hover, options);
    addEventListener("touchstart", touch, options);
    for (const type of ["touchend", "touchcancel", "scroll"]) addEventListener(type, leave, options);
    // The system's own menu would end the touch.
    addEventListener("contextmenu", (event) => held.current?.touched && event.preventDefault(), { signal });
    return () => listening.abort();
  }, []);

  return Tools && <Tools held={held} shared={shared} />;
}

interface WallButtonProps {
  id: string;
  /** Whether somebody looks at it: what it fetches, it fetches for them. */
  wanted: boolean;
  className: string | undefined;
}

/** « Ajouter à mon mur », in the viewer; its place is kept while its code comes. */
export function WallButton({ id, wanted, className }: WallButtonProps) {
  const Button = useStore(tools)?.WallButton;
  useEffect(() => {
    if (wanted) wantSoon();
  }, [wanted]);
  useNetworkBack(wanted && !Button, wantSoon);
  return <div className={className}>{Button && <Button id={id} />}</div>;
}
