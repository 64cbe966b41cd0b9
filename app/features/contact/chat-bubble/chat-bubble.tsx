import { useId } from "#app/ui/hydration/use-id.ts";
import { flushSync } from "#app/state/flush-sync.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { IconMessageCircle } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { CornerToolProps } from "../corner-tool.ts";
import styles from "./chat-bubble.module.css";
import dialogStyles from "./chat-dialog.module.css";
import { ComingForm, useComingForm } from "../contact-form/coming-form.tsx";

export interface ChatBubbleProps extends CornerToolProps {
  /** True while the open phone stands where the bubble is. */
  hidden: boolean;
}

/**
 * The bubble and the modal that it toggles, with the same form as the phone's [F4]: the phone is for what people come for,
 * the bubble for a question at the end of a page. On wide windows it stands in the gutter; on narrow ones the corner is
 * the phone's, and the bubble closes the page, in words.
 */
export function ChatBubble({ open, onToggle, hidden }: ChatBubbleProps) {
  const titleId = useId();
  const form = useComingForm(open);

  function confirm(answerTo: string) {
    // Said once, by the page: the dialog is closed and the focus back before.
    flushSync(() => onToggle(false));
    toast.status(`C’est parti\u00a0! Le staff vous répondra par email, à ${answerTo}.`);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        hidden={hidden}
        className={styles.bubble}
        onPointerEnter={form.ask}
        onFocus={form.ask}
        onClick={() => onToggle(!open)}
      >
        <IconMessageCircle size={28} aria-hidden />
        <VisuallyHidden>Une question{"\u00a0"}? Écrire au staff</VisuallyHidden>
      </button>
      {open && (
        <Dialog open onClose={() => onToggle(false)} labelledBy={titleId} className={dialogStyles.dialog}>
          <DialogHeader titleId={titleId} title={"Une question\u00a0?"} onClose={() => onToggle(false)} />
          <div className={dialogStyles.body}>
            <ComingForm asked={form} place="chat" onSent={confirm} />
          </div>
        </Dialog>
      )}
    </>
  );
}
