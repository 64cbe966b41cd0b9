import { type ReactNode, useMemo } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { useCloseRequest } from "#app/input/use-close-request.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { counted } from "#text/counted.ts";
import { everyAnswer } from "../../every-answer.ts";
import { useGallery } from "../../gallery-context.ts";
import type { FacetTable } from "../facet-table.ts";
import { chooseAll } from "../choose.ts";
import { AuthorChoice } from "./author-choice.tsx";
import { ArcChoices, GenreChoices, HangingChoices, HueChoices } from "./choices.tsx";
import styles from "./filter-panel.module.css";
import { useArrival } from "../../use-arrival.ts";
import { useWide } from "../../use-wide.ts";

export interface FilterPanelProps {
  table: FacetTable;
  /** `back` gives the focus back to what opened it. */
  onClose: (back: boolean) => void;
}

/** Everything that a gallery may be narrowed by: over the wall on a desk, a sheet from below on a smaller screen. */
export function FilterPanel({ table, onClose }: FilterPanelProps) {
  const wide = useWide();
  const { words } = useGallery();
  return wide ? (
    <FilterRegion label={`Filtrer les ${words.gallery}`} table={table} onClose={onClose} />
  ) : (
    <FilterSheet table={table} onClose={() => onClose(true)} />
  );
}

function FilterRegion({ label, table, onClose }: FilterPanelProps & { label: string }) {
  const titleId = useId();
  const place = useArrival();
  // Esc from elsewhere closes it as well, and leaves the focus there.
  useCloseRequest(true, () => onClose(place.current?.contains(document.activeElement) === true));
  return (
    <section ref={place} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <VisuallyHidden as="h2" id={titleId}>
        {label}
      </VisuallyHidden>
      <Choices table={table}>
        <HangingChoices table={table} />
      </Choices>
    </section>
  );
}

function FilterSheet({ table, onClose }: { table: FacetTable; onClose: () => void }) {
  const { words, order, filters } = useGallery();
  const titleId = useId();
  const found =
    order.length === 0 ? words.none : counted(order.length, words.one.toLowerCase(), words.gallery);
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <DialogHeader titleId={titleId} title="Filtrer" onClose={onClose} />
      <div className={styles.body}>
        {/* How one looks first: below, it would be two screens away. */}
        <div className={styles.first}>
          <HangingChoices table={table} />
        </div>
        <Choices table={table} />
      </div>
      <div className={styles.foot}>
        <Button tone="quiet" onClick={chooseAll} aria-disabled={filters.count === 0}>
          Tout enlever
        </Button>
        <Button onClick={onClose}>{order.length === 0 ? found : `Voir ${found}`}</Button>
      </div>
      {/* The page behind is silent while a dialog is open. */}
      <SettledStatus words={found} of={order} />
    </Dialog>
  );
}

function Choices({ table, children }: { table: FacetTable; children?: ReactNode }) {
  const { list, query, depictions, filters } = useGallery();
  const found = useMemo(() => everyAnswer(list, query, depictions), [list, query, depictions]);
  const left = useMemo(
    () => table.left(found, list.authors, filters.chosen),
    [table, found, list, filters.chosen],
  );
  const most = useMemo(() => table.left(list.all, list.authors, {}), [table, list]);
  return (
    <div className={styles.choices}>
      <ArcChoices {...{ table, left, most }} />
      <GenreChoices {...{ table, left, most }} />
      <HueChoices {...{ left, most }} />
      <div className={styles.last}>
        <AuthorChoice left={left} />
        {children}
      </div>
    </div>
  );
}
