import styles from "./page-width.module.css";

/** The class of what is as wide as a page, gutters included. A band from edge to edge pads itself by `--page-edge`. */
export const pageWidth = styles.page;
