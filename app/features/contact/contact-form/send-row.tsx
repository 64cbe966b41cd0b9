import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { IconSend } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { SentMessage } from "../contact-store.ts";
import styles from "./send-row.module.css";

interface SendRowProps {
  busy: boolean;
  /** The sentence that says that the message leaves, or has arrived; empty otherwise. */
  outcome: string;
  /** The message that has arrived, while the sentence says so. */
  received: SentMessage | undefined;
  /** Why the message has not left, where no field is to blame. */
  failure: string | undefined;
  /** What the button says. */
  label: string;
}

/** The button that sends, and above it what became of the message [C4, C5]. */
export function SendRow({ busy, outcome, received, failure, label }: SendRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // What happens stands above the button, which it pushes down: both come into sight.
  useEffect(() => {
    const shown = row.current;
    if (!busy) return;
    shown?.scrollIntoView({ block: "nearest" });
    return () => shown?.scrollIntoView({ block: "nearest" });
  }, [busy]);

  return (
    <div ref={row} className={styles.row}>
      {received && (
        <p className={styles.sent}>
          <VisuallyHidden>Votre message{"\u00a0"}: </VisuallyHidden>
          {received.words}
        </p>
      )}
      <p role="status" className={styles.outcome} data-received={received ? "" : undefined}>
        {outcome}
      </p>
      {received && (
        <p className={styles.answer}>
          Réponse à{"\u00a0"}: {received.answerTo}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" aria-disabled={busy}>
        <IconSend size={18} aria-hidden />
        {label}
      </Button>
    </div>
  );
}
