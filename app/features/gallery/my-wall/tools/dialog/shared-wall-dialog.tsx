import { useMemo } from "react";
import { readWall, WALL_LIMIT, type WallKey, wallPictureAddress } from "#addresses/wall.ts";
import { usePageTitle } from "#app/page-title.ts";
import { navigate } from "#app/router/navigate.ts";
import { Button } from "#app/ui/button/button.tsx";
import { useGallery } from "../../../gallery-context.ts";
import { openPicture } from "../../../thumbnail-flight.ts";
import type { WallEntry } from "../copying/copying.ts";
import { WallDialog } from "./wall-dialog.tsx";
import { HungPictures } from "./hung/hung-pictures.tsx";
import { useEntries } from "./use-entries.ts";
import { plural } from "#text/counted.ts";
import { wallTitle } from "#text/wall-title.ts";

export interface SharedWallDialogProps {
  /** The wall as the address names it. */
  shared: string | undefined;
  /** What hangs on one's own. */
  own: readonly WallKey[];
  onClose: () => void;
  /** Makes these keys one's own wall, and says in words what that has made of it. */
  onKeep: (keys: readonly WallKey[], words: string) => void;
}

/** Somebody's wall, from the address that shares it. One's own stays as it is unless one says otherwise. */
export function SharedWallDialog({ shared, own, onClose, onKeep }: SharedWallDialogProps) {
  const { words } = useGallery();
  const keys = useMemo(() => readWall(shared ?? ""), [shared]);
  const open = shared !== undefined;
  const loaded = useEntries(keys, open);
  const theirs = loaded.entries.map(({ key }) => key);
  const both = [...new Set([...own, ...theirs])];
  const signs = loaded.entries.filter(({ gallery }) => gallery === "panneaux").length;
  const title =
    theirs.length > 0 && loaded.state === "there"
      ? wallTitle(theirs.length - signs, signs)
      : "Un mur partagé";
  usePageTitle("wall", open && loaded.state === "there" ? title : undefined);

  /** Over this wall, so that Back leads to it again; a picture of the other gallery on the page of that one. */
  function enlarge({ key, gallery, item }: WallEntry, thumbnail: HTMLImageElement) {
    if (gallery === words.gallery) openPicture(words, item, thumbnail);
    else void navigate(wallPictureAddress(keys, key), { state: { opened: true } });
  }

  return (
    <WallDialog
      open={open}
      title={title}
      loaded={loaded}
      nothing="Rien de ce mur n’existe plus ici."
      onClose={onClose}
      actions={
        <>
          {own.length > 0 && (
            <Button
              tone="quiet"
              onClick={() => onKeep(both, addedWords(both.length - own.length))}
              disabled={both.length > WALL_LIMIT}
            >
              Ajouter au mien
            </Button>
          )}
          <Button
            tone="quiet"
            onClick={() =>
              onKeep(theirs, own.length > 0 ? "Ce mur a pris la place du vôtre." : "Ce mur est le vôtre.")
            }
          >
            {own.length > 0 ? "Remplacer le mien" : "Garder ce mur"}
          </Button>
          {both.length > WALL_LIMIT && (
            <p>Avec le vôtre, il passerait les {WALL_LIMIT} images qu’un mur tient.</p>
          )}
        </>
      }
    >
      <HungPictures
        entries={loaded.entries}
        label={title}
        way={{ href: ({ key }) => wallPictureAddress(keys, key), open: enlarge }}
      />
    </WallDialog>
  );
}

function addedWords(count: number): string {
  if (count === 0) return "Votre mur avait déjà tout cela.";
  return plural(
    count,
    "Une image est venue s’ajouter aux vôtres.",
    `${count} images sont venues s’ajouter aux vôtres.`,
  );
}
