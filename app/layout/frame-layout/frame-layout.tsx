import type { ReactNode } from "react";
import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import styles from "./frame-layout.module.css";

/** Around a page that stands in a frame of another site or of the game: nothing but what it says. */
export function FrameLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <ToastRegion />
    </div>
  );
}
