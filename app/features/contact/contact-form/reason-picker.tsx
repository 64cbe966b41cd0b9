import { useShownChoice } from "#app/ui/chip-rail/use-shown-choice.ts";
import { useId } from "#app/ui/hydration/use-id.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { enumerated } from "#text/enumerated.ts";
import { chooseReason, useContact } from "../contact-store.ts";
import { notAsked, type Reason, REASONS } from "../reasons.ts";
import styles from "./reason-picker.module.css";

/** What people come for: each fills the subject and gives a few lines to complete. The four fields stay what they are [C1]. */
export function ReasonPicker() {
  const titleId = useId();
  const { draft, chosen } = useContact();
  const reasons: readonly Reason[] = Object.values(REASONS);
  // A draft that was kept knows its reason by its subject.
  const current = chosen ?? reasons.find(({ subject }) => subject !== "" && subject === draft.subject);
  const row = useShownChoice(current);
  const left = current ? notAsked(current, draft.message) : [];
  return (
    <>
      <div ref={row} role="group" aria-labelledby={titleId} className={styles.reasons}>
        <p id={titleId} className={styles.title}>
          Vous écrivez pour…<VisuallyHidden> Chaque choix prépare le formulaire.</VisuallyHidden>
        </p>
        {reasons.map((reason) => (
          <button
            key={reason.label}
            type="button"
            className={styles.reason}
            aria-pressed={reason === current}
            onClick={() => chooseReason(reason)}
          >
            {reason.label}
          </button>
        ))}
      </div>
      <p role="status" className={styles.kept}>
        {left.length > 0 && `Ce que vous avez écrit reste. À ne pas oublier\u00a0: ${enumerated(left)}.`}
      </p>
    </>
  );
}
