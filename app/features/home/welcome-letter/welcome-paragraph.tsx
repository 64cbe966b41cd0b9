import { Fragment, type ReactNode } from "react";
import styles from "./welcome-letter.module.css";

/** The place in a welcome text where the phone icon stands [A2]. */
const PHONE = "[telephone]";

/** One paragraph of the welcome text, with the phone icon shown where the content marks it. */
export function WelcomeParagraph({ text, phone }: { text: string; phone: ReactNode }) {
  const parts = text.split(PHONE);
  return (
    <p className={styles.paragraph}>
      {parts.map((part, index) => (
        // The parts never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 && phone}
        </Fragment>
      ))}
    </p>
  );
}
