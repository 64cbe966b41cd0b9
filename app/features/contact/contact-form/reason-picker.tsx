import { useId } from "react";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { chooseReason, useContact } from "../contact-store.ts";
import { REASONS } from "../reasons.ts";
import styles from "./reason-picker.module.css";

/** What people come for: each fills the subject and gives a few lines to complete. The four fields stay what they are [C1]. */
export function ReasonPicker() {
  const titleId = useId();
  const { subject } = useContact().draft;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.reasons}>
      <p id={titleId} className={styles.title}>
        Vous écrivez pour…<VisuallyHidden> Chaque choix prépare le formulaire.</VisuallyHidden>
      </p>
      {Object.values(REASONS).map((reason) => (
        <button
          key={reason.label}
          type="button"
          className={styles.reason}
          aria-pressed={reason.subject !== "" && reason.subject === subject}
          onClick={() => chooseReason(reason)}
        >
          {reason.label}
        </button>
      ))}
    </div>
  );
}
