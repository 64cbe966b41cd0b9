import { useEffect } from "react";
import { loadContent } from "#app/content/content.ts";
import { chordName, isChord } from "#app/input/chord.ts";
import { useLeavePage } from "#app/router/use-leave-page.ts";
import { createStore, useStore } from "#app/state/store.ts";
import { untilThere } from "#app/state/until-there.ts";
import { useHydrated } from "#app/ui/hydration/use-hydrated.ts";
import { IconSearch } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { waitAloud } from "#app/ui/toast/wait-aloud.ts";
import type * as drawer from "./drawer/drawer.tsx";
import styles from "./everywhere.module.css";

/** The code of the drawer, once somebody has needed it. */
const code = createStore<typeof drawer | undefined>(undefined);
const asked = createStore(false);
/** What is searched for, as typed: also before the field is there to take it. */
const words = createStore("");

async function fetchCode(): Promise<void> {
  if (code.get()) return;
  const [drawer] = await untilThere(() =>
    Promise.all([import("./drawer/drawer.tsx"), loadContent("everywhere")]),
  );
  code.set(drawer);
}

async function open(): Promise<void> {
  if (asked.get()) return;
  words.set("");
  asked.set(true);
  try {
    await waitAloud(fetchCode());
  } catch (error) {
    console.error(error);
    if (!asked.get()) return;
    asked.set(false);
    toast.alert("La recherche n’a pas pu s’ouvrir\u00a0: le réseau ne répond pas. Réessayez.");
  }
}

const close = () => asked.set(false);

/** The loupe of the header: opens the search over the whole site. Its code is on its way as soon as a pointer or the focus comes near. */
export function SearchButton() {
  const keys = useHydrated() ? chordName("k") : "Ctrl K";
  const isAsked = useStore(asked);
  const there = useStore(code) !== undefined;
  const prefetch = () => void fetchCode().catch(() => undefined);
  return (
    <button
      type="button"
      className={styles.button}
      title="Chercher partout"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-busy={isAsked && !there}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void open()}
    >
      <IconSearch size={22} aria-hidden />
      <kbd className={styles.keys} aria-hidden>
        {keys}
      </kbd>
    </button>
  );
}

/** The search over the whole site, by the loupe or by Ctrl K, over a dialog as well: that stays until an answer is followed. */
export function SearchEverywhere() {
  const isAsked = useStore(asked);
  const Drawer = useStore(code)?.Drawer;

  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  useLeavePage(close);

  return isAsked && Drawer && <Drawer words={words} onClose={close} />;
}

function onKey(event: KeyboardEvent): void {
  // What opens a search over everything, in most places that have one.
  if (isChord(event, "k")) {
    event.preventDefault();
    if (asked.get()) close();
    else void open();
  } else if (asked.get() && !document.querySelector("dialog[open]>*>[role=search]")) {
    // Its code is on its way, or being drawn. Somebody types already: nothing of it is lost, and no key means something else to the page meanwhile.
    const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Escape") close();
    else if (typed) words.set(words.get() + event.key);
    else return;
    event.preventDefault();
  }
}
