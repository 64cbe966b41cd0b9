import type { Picture as PictureData } from "#schemas/picture.ts";
import styles from "./faces.module.css";
import { Picture } from "./picture.tsx";

/** A few portraits, one over the edge of the other; decoration beside the words that say whose they are. */
export function Faces({ faces }: { faces: PictureData[] }) {
  if (faces.length === 0) return null;
  return (
    <span className={styles.faces}>
      {faces.map((face) => (
        <Picture key={face.key} picture={face} sizes="52px" alt="" className={styles.face} />
      ))}
    </span>
  );
}
