import { useId } from "react";
import { CornerButton } from "#app/ui/button/corner-button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { IconHeartHandshake } from "#app/ui/icons/icons.ts";
import styles from "./donation-button.module.css";
import { DonationPage } from "./donation-page.tsx";

export interface DonationButtonProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  /** True while the tools step aside for who reads downwards. */
  away: boolean;
}

/** The fixed donation button and its modal [F2]. */
export function DonationButton({ open, onToggle, away }: DonationButtonProps) {
  const titleId = useId();
  return (
    <>
      <CornerButton away={away} className={styles.button} onClick={() => onToggle(true)}>
        <IconHeartHandshake size={26} aria-hidden />
        <span className={styles.name}>Faire un don</span>
      </CornerButton>
      <Dialog open={open} onClose={() => onToggle(false)} labelledBy={titleId} className={styles.dialog}>
        <DialogHeader titleId={titleId} title="Faire un don" onClose={() => onToggle(false)} />
        {open && <DonationPage />}
      </Dialog>
    </>
  );
}
