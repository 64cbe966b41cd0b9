import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useClock } from "../../clock-store.ts";
import { formatTime } from "#text/format-time.ts";
import { spokenTime } from "#text/spoken-time.ts";
import { type Seek, stepBy } from "../../move-in-track.ts";
import type { Selected } from "../../../player-state.ts";
import { Slider } from "../slider/slider.tsx";
import { useSaidPlace } from "./use-said-place.ts";
import styles from "./seek-bar.module.css";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** How far the track is, and the way to go elsewhere in it: where the finger lets go. A still line until the length is known. */
export function SeekBar({ selected, onSeek }: { selected: Selected | undefined; onSeek: Seek }) {
  const clock = useClock();
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [focused, setFocused] = useState(false);
  // Until the length is known it says that it cannot be moved, and keeps the focus: a disabled field would lose it.
  const waits = clock.total === undefined;
  const letGo = useEffectEvent((seconds: number) => {
    if (!waits) onSeek(seconds);
    setDragged(undefined);
  });
  // React's onChange is the browser's « input », while it moves; the browser's own « change » is the end of the movement.
  useEffect(() => {
    const element = input.current;
    const listener = () => element && letGo(element.valueAsNumber);
    element?.addEventListener("change", listener);
    return () => element?.removeEventListener("change", listener);
  }, []);

  function press(event: KeyboardEvent) {
    const steps = STEPS[event.key];
    if (waits ? event.key === "Tab" : steps === undefined && event.key !== "Home") return;
    event.preventDefault();
    if (waits) return;
    if (steps) stepBy(steps, onSeek);
    // The slider counts in whole seconds: within the first it stands at its start already, and would not move.
    else onSeek(0);
  }

  const elapsed = dragged ?? clock.elapsed;
  const length = clock.total ?? selected?.track.seconds;
  const said = useSaidPlace(elapsed, focused && selected?.status === "playing");
  const share = length ? Math.min(1, elapsed / length) : 0;
  return (
    <div className={styles.seek}>
      <span className={styles.time}>{formatTime(elapsed)}</span>
      <Slider
        ref={input}
        share={share}
        min={0}
        max={Math.max(1, Math.floor(length ?? 1))}
        step={1}
        value={Math.floor(elapsed)}
        aria-disabled={waits}
        aria-label="Position dans la piste"
        aria-valuetext={length ? `${spokenTime(said)} sur ${spokenTime(length)}` : spokenTime(said)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => !waits && setDragged(event.target.valueAsNumber)}
        onPointerCancel={() => setDragged(undefined)}
        onKeyDown={press}
      />
      <span className={styles.time}>{length ? formatTime(length) : "–:––"}</span>
    </div>
  );
}
