import { SettledStatus } from "#app/search/settled-status.tsx";
import styles from "./streamers-tools.module.css";

/** How many are shown [T3]: seen at once, heard once the typing stops. Undefined while the list is on its way. */
export function CastCounter({ count }: { count: number | undefined }) {
  const words = `Nombre de streamers : ${count ?? "…"}`;
  return (
    <>
      <p className={styles.counter}>{words}</p>
      <SettledStatus words={count === undefined ? "" : words} />
    </>
  );
}
