import { useId } from "#app/ui/hydration/use-id.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import styles from "./donation-dialog.module.css";
import { type Donation, DonationPage } from "./donation-page.tsx";

interface DonationDialogProps {
  donation: Donation;
  onClose: () => void;
}

/** The modal that the donation button opens [F2]. */
export function DonationDialog({ donation, onClose }: DonationDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.dialog}>
      <DialogHeader titleId={titleId} title="Faire un don" onClose={onClose} />
      <DonationPage donation={donation} />
    </Dialog>
  );
}
