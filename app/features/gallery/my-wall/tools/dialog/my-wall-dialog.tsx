import { useState } from "react";
import { pictureAddress } from "#addresses/pages.ts";
import { WALL_LIMIT, wallAddress, type WallKey } from "#addresses/wall.ts";
import { site } from "#app/content/site.ts";
import { navigate } from "#app/router/navigate.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconShare3, IconTrash } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { quoted } from "#text/quoted.ts";
import { copyText } from "../../../copy-text.ts";
import { useGallery } from "../../../gallery-context.ts";
import { openPicture } from "../../../thumbnail-flight.ts";
import { changeWords } from "../change-words.ts";
import { chosen, sayFull } from "../chosen.ts";
import type { WallEntry } from "../copying/copying.ts";
import { noteLeftOpen } from "../left-open.ts";
import { HungPictures, type Returned } from "./hung/hung-pictures.tsx";
import { type Change, takenBack } from "./taken-back.ts";
import { useEntries } from "./use-entries.ts";
import { WallDialog } from "./wall-dialog.tsx";

export interface MyWallDialogProps {
  open: boolean;
  keys: readonly WallKey[];
  /** What a shared wall has made of it. */
  kept: Undo | undefined;
  /** That is taken back. */
  onUndone: () => void;
  onClose: () => void;
}

/** What was last done to the wall, also in words. */
export interface Undo extends Change {
  words: string;
  /** What taking it back is called; nothing where it has changed nothing. */
  back: string | undefined;
}

/** One's own wall: its order, what is taken down, its address to share and its images' addresses to copy. */
export function MyWallDialog({ open, keys, kept, onUndone, onClose }: MyWallDialogProps) {
  const { words } = useGallery();
  const loaded = useEntries(keys, open);
  /** What was done since it was opened, the last thing first. */
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  const [returned, setReturned] = useState<Returned>();
  /** What was done last is that something was taken back: what is offered then was heard when it was done. */
  const [tookBack, setTookBack] = useState(false);
  const offer = undos[0] ?? kept;

  function change(after: readonly WallKey[], words: string, back: string) {
    toast.none();
    setUndos([{ words, back, before: keys, after }, ...undos]);
    setReturned(undefined);
    setTookBack(false);
    chosen.set(after);
  }

  function takeBack(undo: Undo) {
    const next = takenBack(undo, keys);
    if (next.length > WALL_LIMIT) return sayFull();
    if (undos.length === 0) onUndone();
    setUndos(undos.slice(1));
    setTookBack(true);
    const back = next.filter((key) => !keys.includes(key));
    setReturned({
      keys: back.length > 0 ? back : next,
      alone: back.length === 1 && next.length === keys.length + 1,
    });
    // Another wall than the one before, of which something was said, though the same pictures hang on it.
    chosen.set([...next]);
  }

  /** Over this wall, which stays; a picture of the other gallery is on the page of that one, from which one comes back to this wall. */
  function enlarge({ gallery, item }: WallEntry, thumbnail: HTMLImageElement) {
    if (gallery === words.gallery) return openPicture(words, item, thumbnail);
    noteLeftOpen();
    void navigate(pictureAddress(gallery, item.id), { state: { opened: true } });
  }

  async function share() {
    const url = new URL(wallAddress(loaded.entries.map(({ key }) => key)), site.url || location.origin).href;
    // Whoever closes the share sheet has changed their mind: that is no failure.
    if ("share" in navigator) return navigator.share({ title: "Mon mur", url }).catch(() => undefined);
    const place = document.querySelector<HTMLElement>("dialog[open]") ?? document.body;
    if (await copyText(url, place)) toast.alert("Lien du mur copié dans le presse-papiers !");
    else toast.alert(`Votre navigateur refuse de copier. Le lien du mur\u00a0: ${url}`);
  }

  return (
    <WallDialog
      open={open}
      title={`Mon mur\u00a0: ${keys.length - loaded.missing}`}
      loaded={loaded}
      nothing={loaded.missing > 0 ? "Plus rien de votre mur n’existe ici." : "Rien n’y est accroché."}
      onClose={() => {
        setUndos([]);
        setReturned(undefined);
        setTookBack(false);
        // What exists no more has been said, and is counted no longer.
        if (loaded.missing > 0) chosen.set(loaded.entries.map(({ key }) => key));
        onClose();
      }}
      undo={
        offer && {
          words: offer.words,
          heard: tookBack,
          back: offer.back,
          take: () => takeBack(offer),
          more: undos.length > 1 || (undos.length === 1 && kept?.back !== undefined),
        }
      }
      actions={
        <>
          <Button tone="quiet" onClick={() => void share()}>
            <IconShare3 size={20} aria-hidden />
            Partager
          </Button>
          <Button tone="quiet" onClick={() => change([], "Le mur est vidé.", "Annuler et tout raccrocher")}>
            <IconTrash size={20} aria-hidden />
            Vider
          </Button>
        </>
      }
    >
      <HungPictures
        entries={loaded.entries}
        label="Mon mur"
        returned={returned}
        // On a wall that was bare nothing else is there to have it.
        returnsFocus={offer?.back === undefined || returned?.keys.length === keys.length}
        way={{ href: ({ gallery, item }) => pictureAddress(gallery, item.id), open: enlarge }}
        onOrder={(next) => {
          setReturned(undefined);
          chosen.set(next);
        }}
        onRemove={({ key, gallery, item }) =>
          change(
            keys.filter((other) => other !== key),
            `${changeWords(gallery, item.title, "retiré")}.`,
            `Annuler le retrait de ${quoted(item.title)}`,
          )
        }
      />
    </WallDialog>
  );
}
