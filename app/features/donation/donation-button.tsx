import { useId } from "react";
import { CornerButton, type CornerToolProps } from "#app/ui/button/corner-button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { IconHeartHandshake } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./donation-button.module.css";
import { DonationPage } from "./donation-page.tsx";

/** The fixed donation button and its modal [F2]. */
export function DonationButton({ open, onToggle, away }: CornerToolProps) {
  const titleId = useId();
  return (
    <>
      <CornerButton away={away} className={styles.button} onClick={() => onToggle(true)}>
        <IconHeartHandshake size={26} aria-hidden />
        <VisuallyHidden>Faire un don</VisuallyHidden>
      </CornerButton>
      <Dialog open={open} onClose={() => onToggle(false)} labelledBy={titleId} className={styles.dialog}>
        <DialogHeader titleId={titleId} title="Faire un don" onClose={() => onToggle(false)} />
        {open && <DonationPage />}
      </Dialog>
    </>
  );
}
