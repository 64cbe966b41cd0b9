import { useId } from "react";
import { CornerButton, type CornerToolProps } from "#app/ui/button/corner-button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { IconMessageCircle } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./chat-bubble.module.css";
import { ContactForm } from "../contact-form/contact-form.tsx";

export interface ChatBubbleProps extends CornerToolProps {
  /** True while the open phone stands where the bubble is. */
  hidden: boolean;
}

/** The bubble in the corner and the modal that it toggles, with the same form as the phone's [F4]. */
export function ChatBubble({ open, onToggle, hidden, away }: ChatBubbleProps) {
  const titleId = useId();
  return (
    <>
      <CornerButton away={away} hidden={hidden} className={styles.bubble} onClick={() => onToggle(!open)}>
        <IconMessageCircle size={28} aria-hidden />
        <VisuallyHidden>Écrire au staff</VisuallyHidden>
      </CornerButton>
      <Dialog open={open} onClose={() => onToggle(false)} labelledBy={titleId} className={styles.dialog}>
        <DialogHeader titleId={titleId} title="Écrire au staff" onClose={() => onToggle(false)} />
        <div className={styles.body}>
          {open && <ContactForm place="chat" onSent={() => onToggle(false)} />}
        </div>
      </Dialog>
    </>
  );
}
