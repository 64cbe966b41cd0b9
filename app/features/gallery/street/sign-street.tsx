import type { ReactNode } from "react";
import styles from "./sign-street.module.css";

/** The street that the signs hang in: a brick wall at night, a lamp over each sign, a pavement at its foot [S1]. */
export function SignStreet({ children }: { children: ReactNode }) {
  return <div className={styles.street}>{children}</div>;
}
