import toastStyles from "./toast.module.css";
import styles from "./toast-region.module.css";

/** The place and the card of a short message over the page, for who keeps one there longer than a toast. */
export const toastLook = { place: styles.region, card: toastStyles.toast };
