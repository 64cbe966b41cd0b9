import styles from "./field-box.module.css";

/** The class of what is written or chosen in: every field of a form, whoever draws its label. */
export const fieldBox = styles.box;
