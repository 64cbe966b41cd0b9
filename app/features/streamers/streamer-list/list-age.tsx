import styles from "./list-age.module.css";

const french = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });

/** When the list was last brought up to date, where the answer says it. */
export function CastAge({ updatedAt }: { updatedAt: number | undefined }) {
  if (updatedAt === undefined) return null;
  return (
    <p className={styles.age}>
      Liste à jour le <time dateTime={new Date(updatedAt).toISOString()}>{french.format(updatedAt)}</time>.
    </p>
  );
}
