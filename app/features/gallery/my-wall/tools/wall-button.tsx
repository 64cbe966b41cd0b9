import { wallKey } from "#addresses/wall.ts";
import { useStore } from "#app/state/store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconCheck, IconPlus } from "#app/ui/icons/icons.ts";
import { useGallery } from "../../gallery-context.ts";
import { chosen, toggleChosen } from "./chosen.ts";

/** Puts the picture that is open on one's own wall, or takes it down. */
export function WallButton({ id }: { id: string }) {
  const key = wallKey(useGallery().words.gallery, id);
  const there = useStore(chosen).includes(key);
  const Icon = there ? IconCheck : IconPlus;
  return (
    <Button tone="quiet" onClick={() => toggleChosen(key)}>
      <Icon size={20} aria-hidden />
      {there ? "Retirer de mon mur" : "Ajouter à mon mur"}
    </Button>
  );
}
