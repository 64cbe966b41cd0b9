import { content } from "#app/content/content.ts";
import { classNames } from "#app/ui/class-names.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import { CreatorSpread } from "./spread/creator-spread.tsx";
import styles from "./creators-page.module.css";

/** The creators' videos, one spread each, every second one mirrored [V1]. */
export function CreatorsPage() {
  const creators = content("creators");
  return (
    <div className={classNames(pageWidth, styles.page)}>
      <header className={styles.head}>
        <h1>Vidéo</h1>
        <p className={styles.lead}>
          {creators.length > 0
            ? "Ce que les autres jouaient, elles et ils l’ont filmé, monté, dessiné."
            : "Aucun film pour l’instant. Les premiers se montreront ici."}
        </p>
      </header>
      {creators.map((creator, i) => (
        <CreatorSpread key={creator.name} creator={creator} mirrored={i % 2 === 1} />
      ))}
    </div>
  );
}
