import { SettledStatus } from "#app/search/settled-status.tsx";
import { resultCount } from "../count-words.ts";
import { useGallery } from "../gallery-context.ts";
import styles from "./result-count.module.css";

/** How many entries a search or an author leaves, seen at once and heard once the typing stops. */
export function ResultCount() {
  const { query, author, shown, rest } = useGallery();
  const narrowed = query !== "" || author !== undefined;
  const words = narrowed && rest === "whole" ? resultCount(shown.length) : "";

  return (
    <>
      {words !== "" && (
        <span className={styles.count} aria-hidden>
          {words}
        </span>
      )}
      <SettledStatus words={words} />
    </>
  );
}
