import styles from "./target-link.module.css";

/** The look of a link or switch that stands on its own, as high as a thumb needs, an icon beside its words. */
export const targetLink = styles.link;
