import { useEffect, useState } from "react";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { resultCount } from "./count-words.ts";
import { useGallery } from "./gallery-context.ts";
import styles from "./result-count.module.css";

/** Rest of the fingers, in milliseconds, before a screen reader hears the number. */
const PAUSE = 700;

/** How many entries a search or an author leaves, seen at once and heard once the typing stops. */
export function ResultCount() {
  const { query, author, shown, rest } = useGallery();
  const [said, setSaid] = useState("");
  const narrowed = query !== "" || author !== undefined;
  const words = narrowed && rest === "whole" ? resultCount(shown.length) : "";

  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <>
      {words !== "" && (
        <span className={styles.count} aria-hidden>
          {words}
        </span>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
