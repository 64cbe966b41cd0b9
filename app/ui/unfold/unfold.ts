import styles from "./unfold.module.css";

/** The look of a summary, the line that unfolds what is under it. */
export const unfold = styles.summary;
