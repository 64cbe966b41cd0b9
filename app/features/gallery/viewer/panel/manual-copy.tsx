import { useEffect, useId, useRef } from "react";
import styles from "./manual-copy.module.css";

/** The address in a field, selected, for browsers that let no page write to the clipboard. */
export function ManualCopy({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.manual}>
      <label htmlFor={id}>Lien d’import, à copier (Ctrl + C)</label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
