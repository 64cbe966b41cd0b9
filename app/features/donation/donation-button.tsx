import { IconHeartHandshake } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./donation-button.module.css";

/**
 * The donation button, on every page [F2]. It covers nothing that is read: on narrow windows it stands in the header,
 * which is always in sight, on wide ones it is fixed in the gutter.
 */
export function DonationButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" className={styles.button} onClick={onClick}>
      <IconHeartHandshake size={26} aria-hidden />
      <VisuallyHidden>Faire un don</VisuallyHidden>
    </button>
  );
}
