import { useSettled } from "#app/ui/use-settled.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./cast-counter.module.css";

/** Rest of the fingers, in milliseconds, before a screen reader hears the number. */
const PAUSE = 700;

/** How many are shown [T3]: seen at once, heard once the typing stops. Undefined while the list is on its way. */
export function CastCounter({ count }: { count: number | undefined }) {
  const words = `Nombre de streamers : ${count ?? "…"}`;
  const said = useSettled(words, PAUSE);
  return (
    <>
      <p className={styles.counter}>{words}</p>
      <VisuallyHidden>
        <span role="status">{count === undefined ? "" : said}</span>
      </VisuallyHidden>
    </>
  );
}
