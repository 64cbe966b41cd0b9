import { Fragment } from "react";
import { IconPhone } from "../../ui/icons.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./welcome-letter.module.css";

/** The place in a welcome text where the phone icon stands [A2]. */
const PHONE = "[telephone]";

/** One paragraph of the welcome text, with the phone icon shown where the content marks it. */
export function WelcomeParagraph({ text }: { text: string }) {
  const parts = text.split(PHONE);
  return (
    <p className={styles.paragraph}>
      {parts.map((part, index) => (
        // The parts never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 && (
            <span className={styles.phone}>
              <IconPhone size={16} aria-hidden />
              <VisuallyHidden>(téléphone)</VisuallyHidden>
            </span>
          )}
        </Fragment>
      ))}
    </p>
  );
}
