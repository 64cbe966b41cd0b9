import { IconPhone } from "#app/ui/icons/icons.ts";
import { useHydrated } from "#app/ui/hydration/use-hydrated.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { callPhone, PHONE_MARK } from "../phone-calls.ts";
import styles from "./phone-mark.module.css";

/** The phone's icon in a sentence that tells of it [A2]; it raises the phone too. While it is seen, the phone stays. */
export function PhoneMark() {
  const icon = (
    <>
      <IconPhone size={16} aria-hidden />
      <VisuallyHidden>(téléphone)</VisuallyHidden>
    </>
  );
  if (!useHydrated()) return <span className={styles.mark}>{icon}</span>;
  return (
    <button
      type="button"
      aria-label="Ouvrir le téléphone"
      className={styles.mark}
      id={PHONE_MARK}
      onClick={() => callPhone()}
    >
      {icon}
    </button>
  );
}
