import { useEffect, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { IconCheck } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { quoted } from "#text/quoted.ts";
import { importSize } from "../gallery-words.ts";
import styles from "./choosing.module.css";
import { isFramed, tellParent } from "./tell-parent.ts";

/** Chooses the poster that is open: the page around the frame is told which. It may be told of several, one after the other. */
export function ChooseActions({ item }: { item: GalleryItem }) {
  const [told, setTold] = useState<string>();
  const isTold = told === item.id;

  function choose() {
    tellParent(item);
    setTold(item.id);
    toast.status(`${quoted(item.title)} est choisie.`);
  }

  return (
    <div className={styles.actions}>
      <Button className={styles.choose} onClick={choose}>
        {isTold && <IconCheck size={22} aria-hidden />}
        {isTold ? "Choisie" : "Choisir cette affiche"}
      </Button>
      <p className={styles.size}>{importSize(item.import)}</p>
    </div>
  );
}

/** Whoever opens the page by itself has nobody to choose for: there is the whole wall. */
export function useWholeWall(wall: "/affiche"): void {
  useEffect(() => {
    if (!isFramed()) location.replace(wall + location.search);
  }, [wall]);
}
