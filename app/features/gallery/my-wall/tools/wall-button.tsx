import { useState } from "react";
import { wallKey } from "#addresses/wall.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { useStore } from "#app/state/store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconPlus, IconX } from "#app/ui/icons/icons.ts";
import { useGallery } from "../../gallery-context.ts";
import { chosen, toggleChosen, useLastChange } from "./chosen.ts";

/** Puts the picture that is open on one's own wall, or takes it down; that is heard, in the viewer too. */
export function WallButton({ id }: { id: string }) {
  const { words, list } = useGallery();
  const there = useStore(chosen).includes(wallKey(words.gallery, id));
  const change = useLastChange();
  /** The picture that it was pressed for: of another one, nothing is said. */
  const [pressed, setPressed] = useState<string>();
  if (pressed !== undefined && pressed !== id) setPressed(undefined);
  const Icon = there ? IconX : IconPlus;
  return (
    <>
      <Button
        tone="quiet"
        onClick={({ detail }) => {
          // The second tap of whoever taps twice would take it back; of the next picture, it is the first.
          if (detail > 1 && pressed === id) return;
          setPressed(id);
          toggleChosen(words.gallery, list.item(list.find(id)));
        }}
      >
        <Icon size={20} aria-hidden />
        {there ? "Retirer de mon mur" : "Ajouter à mon mur"}
      </Button>
      <SettledStatus words={pressed === id ? change : ""} of={id} />
    </>
  );
}
