import { setQueryParam } from "#app/router/use-query-param.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconArrowsShuffle } from "#app/ui/icons/icons.ts";
import { useGallery } from "../gallery-context.ts";
import styles from "./random-pick.module.css";

/** Opens one of the pictures that are shown, whichever chance picks: a wall of hundreds is strolled along, too. */
export function RandomPick() {
  const { words, list, order } = useGallery();

  function open() {
    const position = order[Math.floor(Math.random() * order.length)];
    if (position !== undefined) setQueryParam(words.param, list.id(position), { state: { opened: true } });
  }

  return (
    <Button tone="quiet" className={styles.pick} onClick={open} disabled={order.length === 0}>
      <IconArrowsShuffle size={20} aria-hidden />
      Au hasard
    </Button>
  );
}
