import { useCallback, useLayoutEffect, useState } from "react";
import { awaitNoMore } from "#app/ui/await-no-more.ts";
import { OwnTask } from "#app/ui/hydration/own-task.tsx";
import { useTakenOver } from "#app/ui/hydration/take-over.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { resultCount } from "../gallery-words.ts";
import { seekPlace } from "#app/router/kept-place.ts";
import { useQueryParam } from "#app/router/use-query-param.ts";
import { isCounted, useGallery } from "../gallery-context.ts";
import { openPicture } from "../thumbnail-flight.ts";
import { alsoName, AlsoTitle } from "./also/also-title.tsx";
import { WallEnd } from "./end/wall-end.tsx";
import { WallList } from "./wall-list.tsx";

/** For the ear: the way to the pictures by headings, and what each can do: a card's own buttons come with its focus. */
function WallTitle() {
  const gallery = useGallery();
  const { words, shown } = gallery;
  return (
    <>
      {/* No number before the right one. */}
      <VisuallyHidden as="h2">
        {isCounted(gallery) ? resultCount(shown.length) : words.everything}
      </VisuallyHidden>
      <VisuallyHidden as="p">
        Chaque titre ouvre son image, à copier ou à ajouter à votre mur ; au clavier, ses boutons suivent. Le
        mur se remplit à mesure que l’on avance.
      </VisuallyHidden>
    </>
  );
}

/** The pictures on the wall [P4, S1]: those that answer by title or author, then those that do by what they show. */
export function GalleryWall() {
  const gallery = useGallery();
  const { words, total, query, shown, also, rest, depictions, filters } = gallery;
  const [id] = useQueryParam(words.param);
  const [opened, setOpened] = useState<string>();
  // The one looked at last, also by walking on in the viewer: there the wall is come back to.
  if (id !== undefined && id !== opened) setOpened(id);
  const [hung, setHung] = useState(false);
  const [alsoHung, setAlsoHung] = useState(false);
  // Of a search, what pictures show belongs to the wall as well, or could not be asked.
  const asked = query === "" || depictions.state === "ready" || depictions.state === "failed";
  const whole = rest === "whole" && hung && asked && (alsoHung || also.length === 0);
  useLayoutEffect(() => {
    if (whole) seekPlace();
  }, [whole]);
  // What the first script has announced (app/boot) is here, or will not come; a picture may be here before.
  const answered = useTakenOver() && rest !== "loading" && (!filters.pending || filters.state === "failed");
  useLayoutEffect(() => {
    if (answered) awaitNoMore();
  }, [answered]);

  const open = useCallback(
    (item: GalleryItem, thumbnail: HTMLImageElement) => openPicture(words, item, thumbnail),
    [words],
  );

  return (
    <>
      {shown.length > 0 && <WallTitle />}
      {total > 0 && (
        <OwnTask>
          <WallList label={words.title} {...{ shown, opened }} onOpen={open} onHung={() => setHung(true)} />
        </OwnTask>
      )}
      <AlsoTitle />
      {also.length > 0 && (
        <WallList
          label={alsoName(gallery)}
          shown={also}
          also
          opened={opened}
          onOpen={open}
          onHung={() => setAlsoHung(true)}
        />
      )}
      <WallEnd />
    </>
  );
}
