import styles from "./compound-names.module.css";

const COMPOUND = /(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+)/u;

/** A text whose compound names, such as Sainte-Braise, stay on one line. */
export function CompoundNames({ text }: { text: string }) {
  return text.split(COMPOUND).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
      <span key={index} className={styles.name}>
        {piece}
      </span>
    ),
  );
}
