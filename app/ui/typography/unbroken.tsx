import styles from "./unbroken.module.css";

/** A word with a hyphen, such as « presse-papiers », with the punctuation that belongs to it. */
export const HYPHENATED = /(\S+-\S+(?:[\u00a0\u202f][;:!?»])?)/;

/** The same, and what stands in guillemets where it is short: of a title, « Deux Fois » and « A-2 : ». */
export const HELD_IN_TITLE = /(«[^»]{1,16}»|\S+-\S+(?:[\u00a0\u202f][;:!?»])?)/;

/** A number with what it counts, « streamers : 32 »: to the letter, its spaces are plain ones. */
export const COUNTED = /(\S+ : \S+)$/;

/** A text in which what the pattern captures stays on one line, as far as that line is wide: the pattern has one group. */
export function Unbroken({ text, pattern }: { text: string; pattern: RegExp }) {
  return text.split(pattern).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
      <span key={index} className={styles.piece}>
        {piece}
      </span>
    ),
  );
}
