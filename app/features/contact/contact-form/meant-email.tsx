import { type MouseEvent, useEffect, useState } from "react";
import { ANSWERABLE_ADDRESS, EMAIL_ADDRESS } from "#schemas/contact-message.ts";
import { writeField } from "../contact-store.ts";
import { meantAddress } from "./meant-address.ts";
import styles from "./meant-email.module.css";

/** Rest of the fingers, in milliseconds, before it asks: nothing may move under a finger on its way to a button. */
const PAUSE = 700;

/**
 * « Vouliez-vous écrire zoe@gmail.com ? » under « zoe@gmial.con »: a tap takes it, and nothing hangs on it. An address to which
 * no answer would come is doubted, and may be sent all the same [C1].
 */
export function MeantEmail({ typed }: { typed: string }) {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const rested = settled === typed ? typed.trim() : "";
  const meant = meantAddress(rested);
  const doubted = meant === undefined && EMAIL_ADDRESS.test(rested) && !ANSWERABLE_ADDRESS.test(rested);
  function accept(event: MouseEvent<HTMLButtonElement>, address: string) {
    // Its button goes away; the field that it has mended takes the focus.
    const field = event.currentTarget.form?.elements.namedItem("email");
    writeField("email", address);
    if (field instanceof HTMLElement) field.focus();
  }

  const [who, host] = meant?.split("@") ?? [];
  return (
    <p role="status">
      {doubted && (
        <span className={styles.doubt}>
          Cette adresse semble incomplète{"\u00a0"}: le staff ne pourra sans doute pas y répondre.
        </span>
      )}
      {meant !== undefined && (
        <button
          type="button"
          className={styles.accept}
          aria-label={`Vouliez-vous écrire ${meant}\u00a0?`}
          onClick={(event) => accept(event, meant)}
        >
          Vouliez-vous écrire{" "}
          <b className={styles.address}>
            {who}
            <wbr />@{host}
          </b>
          {"\u00a0?"}
        </button>
      )}
    </p>
  );
}
