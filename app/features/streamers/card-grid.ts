import styles from "./card-grid.module.css";

/** The class of a list of people's cards. */
export const cardGrid = styles.grid;
