import { useState } from "react";
import { wallAddress, type WallKey } from "#addresses/wall.ts";
import { site } from "virtual:content/site";
import { Button } from "#app/ui/button/button.tsx";
import { IconShare3, IconTrash } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { copyText } from "../../../copy-text.ts";
import { chosen } from "../chosen.ts";
import { HungPictures } from "./hung/hung-pictures.tsx";
import { useEntries } from "./use-entries.ts";
import { WallDialog } from "./wall-dialog.tsx";

export interface MyWallDialogProps {
  open: boolean;
  keys: readonly WallKey[];
  /** What hung there before a shared wall took its place. */
  before: readonly WallKey[] | undefined;
  onClose: () => void;
}

/** What was last done to the wall, in words, and how it hung before. */
interface Undo {
  words: string;
  keys: readonly WallKey[];
}

/** One's own wall: its order, what is taken down, its address to share and its images' addresses to copy. */
export function MyWallDialog({ open, keys, before, onClose }: MyWallDialogProps) {
  const loaded = useEntries(keys, open);
  const [undo, setUndo] = useState<Undo>();
  const offer = undo ?? (before && { words: "Ce mur a pris la place du vôtre.", keys: before });

  function change(next: readonly WallKey[], words: string) {
    setUndo({ words, keys });
    chosen.set(next);
  }

  async function share() {
    const url = new URL(wallAddress(loaded.entries.map(({ key }) => key)), site.url || location.origin).href;
    // Whoever closes the share sheet has changed their mind: that is no failure.
    if ("share" in navigator) return navigator.share({ title: "Mon mur", url }).catch(() => undefined);
    const place = document.querySelector<HTMLElement>("dialog[open]") ?? document.body;
    if (await copyText(url, place)) toast.alert("Lien du mur copié dans le presse-papiers !");
    else toast.alert(`Votre navigateur refuse de copier. Le lien du mur : ${url}`);
  }

  return (
    <WallDialog
      open={open}
      title={`Mon mur\u00a0: ${keys.length}`}
      loaded={loaded}
      nothing="Rien n’y est accroché."
      onClose={() => {
        setUndo(undefined);
        // What exists no more has been said, and is counted no longer.
        if (loaded.missing > 0) chosen.set(loaded.entries.map(({ key }) => key));
        onClose();
      }}
      undo={
        offer && {
          words: offer.words,
          take: () => {
            setUndo(undefined);
            chosen.set(offer.keys);
          },
        }
      }
      actions={
        <>
          <Button tone="quiet" onClick={() => void share()}>
            <IconShare3 size={20} aria-hidden />
            Partager
          </Button>
          <Button tone="quiet" onClick={() => change([], "Le mur est vidé.")}>
            <IconTrash size={20} aria-hidden />
            Vider
          </Button>
        </>
      }
    >
      <HungPictures
        entries={loaded.entries}
        label="Mon mur"
        onOrder={(next) => chosen.set(next)}
        onRemove={({ key, item }) =>
          change(
            keys.filter((other) => other !== key),
            `«\u00a0${item.title}\u00a0» n’y est plus.`,
          )
        }
      />
    </WallDialog>
  );
}
