import { recall, remember } from "#app/state/device-storage.ts";
import { findLink, focusedLink, type LinkPlace } from "./left-link.ts";
import { canonicalPath } from "./match-route.ts";

/** How a visit was left: how far it was scrolled, in CSS pixels, and by which of its links, if by one. */
interface Left extends Partial<LinkPlace> {
  top: number;
}

/** Where the tab keeps how each visit was left, the last one last: a reload forgets what a script knows. */
const KEPT = { area: "session", key: "places" } as const;
/** How many visits are kept. */
const MANY = 30;
/** What shows that the reader has gone on by themselves. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

/** What the tab keeps, read once. */
const places = kept();
/** The visit that is shown, and how far it is scrolled. */
let shown = { visit: "", top: 0 };
/** The page that is drawn. */
let drawn = "";
/** How far the page come back to was scrolled, until it is there again or the reader moves by themselves. */
let sought: number | undefined;

/**
 * Follows how far the page is scrolled. What a browser puts back by itself falls short where the page come back to has not its
 * height yet: its code is on its way, as after a reload, or its wall is.
 * @param again whether the page was loaded again, and not opened anew
 */
export function followPlace(again: boolean): void {
  const top = again ? keptTop() : undefined;
  // Whoever has scrolled or pressed something before the code was there (app/boot) knows better.
  const pressed = document.querySelector("[data-awaited]");
  const isShort = scrollY < innerHeight && scrollY !== top;
  if (top !== undefined && (isShort || isForerunner()) && !pressed) sought = top;
  shown = { visit: visitShown(), top: sought ?? scrollY };
  addEventListener("scroll", notePlace, { passive: true });
  addEventListener("pagehide", writePlaces);
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && writePlaces());
  for (const move of MOVES) addEventListener(move, () => (sought = undefined), { passive: true });
}

function notePlace(): void {
  if (sought === undefined) shown = { visit: visitShown(), top: scrollY };
}

/** The address is about to be left. */
export function leavePlace(): void {
  notePlace();
  keep({ ...focusedLink(), top: shown.top });
}

/** A link has opened another address. Nothing is measured: what scrolls it says so. */
export function startPlace(): void {
  sought = undefined;
  shown = { visit: visitShown(), top: shown.top };
}

/** The address has changed by Back or Forward: keeps the place that was left, and seeks the one come back to. */
export function turnPlace(): void {
  keep({ top: shown.top });
  sought = keptTop();
  shown = { visit: visitShown(), top: sought ?? 0 };
}

/** A page is drawn: the one that was loaded, or another in its place, which the root element says (`data-moved`). */
export function drawPlace(path: string): void {
  if (drawn !== "" && drawn !== path) document.documentElement.dataset["moved"] = "";
  drawn = path;
  seekPlace();
}

/** Scrolls to where the page was left, as far as its height allows by now. */
export function seekPlace(): void {
  // A page that waits for the code of the next one may be drawn once more, under that one's address.
  if (sought === undefined || pathOf(location.href) !== drawn) return;
  scrollTo({ top: sought, behavior: "instant" });
  if (Math.abs(scrollY - sought) < 1 && !isForerunner()) sought = undefined;
}

/** Whether all that a wall has hangs where the address asks for some: what answers it may be less for a while. */
function isForerunner(): boolean {
  return location.search !== "" && document.querySelector('[data-wall="awaited"]') !== null;
}

/** How far the page was scrolled when this visit of it was left, if this tab knows. */
export function keptTop(): number | undefined {
  return places.get(visitShown())?.top;
}

/** The link on which the page come back to was left, where it still stands. */
export function leftLink(): HTMLAnchorElement | undefined {
  const { href, nth } = places.get(visitShown()) ?? {};
  return href === undefined || nth === undefined ? undefined : findLink({ href, nth });
}

function keep(left: Left): void {
  places.delete(shown.visit);
  places.set(shown.visit, left);
}

/** Not at every turn: to write waits for the browser, and a click on a picture would wait with it. */
function writePlaces(): void {
  leavePlace();
  remember(KEPT, JSON.stringify([...places].slice(-MANY)));
}

/** Its own writing, read back. */
function kept(): Map<string, Left> {
  try {
    return new Map<string, Left>(JSON.parse(recall(KEPT) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Two visits of one address are two, where the browser tells them apart. */
function visitShown(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.href;
}

const pathOf = (href: string) => canonicalPath(new URL(href).pathname);
