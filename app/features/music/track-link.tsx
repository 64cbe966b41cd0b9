import type { TrackData } from "#schemas/page-data.ts";
import { platformPage } from "./platform-page.ts";
import styles from "./track-row.module.css";

/** Without JavaScript, in place of a button that would do nothing: the file itself or the platform's page. */
export function TrackLink({ track: { title, source } }: { track: TrackData }) {
  return (
    <noscript>
      <a className={styles.link} href={source.kind === "file" ? source.src : platformPage(source.id)}>
        {title}
        {source.kind === "youtube" && " (YouTube)"}
      </a>
    </noscript>
  );
}
