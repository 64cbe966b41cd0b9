import { useId } from "react";
import { CornerButton, type CornerToolProps } from "#app/ui/button/corner-button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { IconHeartHandshake } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./donation-button.module.css";
import { type Donation, DonationPage } from "./donation-page.tsx";

interface DonationButtonProps extends CornerToolProps {
  donation: Donation;
}

/** The fixed donation button and its modal [F2]. */
export function DonationButton({ donation, open, onToggle, away }: DonationButtonProps) {
  const titleId = useId();
  return (
    <>
      <CornerButton away={away} className={styles.button} onClick={() => onToggle(true)}>
        <IconHeartHandshake size={26} aria-hidden />
        <VisuallyHidden>Faire un don</VisuallyHidden>
      </CornerButton>
      <Dialog open={open} onClose={() => onToggle(false)} labelledBy={titleId} className={styles.dialog}>
        <DialogHeader titleId={titleId} title="Faire un don" onClose={() => onToggle(false)} />
        {open && <DonationPage donation={donation} />}
      </Dialog>
    </>
  );
}
