import { flushSync } from "#app/state/flush-sync.ts";
import { isKeyboardFocus } from "#app/input/keyboard-focus.ts";
import { isOutOfView } from "#app/ui/out-of-view.ts";
import { markWhile } from "#app/ui/mark-while.ts";
import { waitAloud } from "#app/ui/toast/wait-aloud.ts";
import { drawRing } from "#app/ui/draw-ring.ts";
import { navigate as pushLocation } from "wouter/use-browser-location";
import {
  followPlace,
  keptTop,
  leavePlace,
  leftLink,
  seekPlace,
  startPlace,
  turnPlace,
} from "./kept-place.ts";
import { canonicalPath, matchRoute } from "./match-route.ts";
import { loadedPage, loadPage } from "./page-modules.ts";
import { settleAddress } from "./pending-address.ts";

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** How long a new page takes to appear, in milliseconds. */
const FADE = 180;

/** Counts what is asked for: a page that comes late takes nobody away from what they went on to. */
let latest = 0;

/** The code of an address's page, with words where it is late; nothing to wait for where it is there. */
function bring({ pathname }: URL | Location): Promise<unknown> | undefined {
  const route = matchRoute(pathname);
  return loadedPage(route) ? undefined : waitAloud(loadPage(route));
}

/** Whether the page shown was come back to (Back, Forward or a reload), and not led to by a link. */
let returned = typeof window !== "undefined" && loadedAgain();
if (typeof window !== "undefined") {
  followPlace(returned);
  addEventListener("popstate", comeBack);
}

/** Whether the reader has come back to the page shown, by Back, Forward or a reload: a link opens a page at its top. */
export function isReturn(): boolean {
  return returned;
}

/**
 * Back within a page may take away what has the focus, or leave it on a title that a link had led to: the link on which that
 * address was left receives it, or the title. What closes meanwhile gives the focus back by itself.
 */
function comeBack(): void {
  returned = true;
  const turn = ++latest;
  // The address is there already. Without a network the page says itself that it is lost.
  bring(location)?.catch(() => turn !== latest || !navigator.onLine || location.reload());
  turnPlace();
  const had = document.activeElement;
  const mend = () => {
    // Of an address with a place in it, browsers show that place and not where it was left; of one whose page was longer than the
    // one shown, what that allowed.
    if (location.hash !== "") scrollTo({ top: keptTop() ?? scrollY, behavior: "instant" });
    seekPlace();
    // What stays on the page but hangs elsewhere has lost it as well.
    const taken = had?.isConnected === false || (had !== document.body && !had?.closest("dialog"));
    const lost = taken && document.activeElement === document.body;
    const link = leftLink();
    if (lost || (link && document.querySelector(":is(h2, h3, main a):focus"))) focusHeading(link);
  };
  afterFrames(mend);
}

/** Once the page is drawn anew and what closes with the old one has closed. */
export function afterFrames(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

function loadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type !== "navigate";
}

/**
 * Goes to an address of the site without a reload: the page's code is fetched first, so the old page stays until
 * the new one is whole, and the sound goes on. A chunk that cannot be fetched, or of which nothing is heard, falls back to a
 * plain page load.
 * A later call wins over one that still waits.
 */
export async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
  settleAddress();
  const target = new URL(to, location.href);
  const samePage = canonicalPath(target.pathname) === canonicalPath(location.pathname);
  if (samePage) {
    if (!options.replace) {
      latest++;
      leave();
    }
    pushLocation(to, options);
    startPlace();
    if (target.hash !== "") showPlace(target);
    return;
  }
  const turn = ++latest;
  try {
    await bring(target);
  } catch {
    if (turn === latest) location.assign(target);
    return;
  }
  if (turn !== latest) return;
  leave();
  // Before the page is there: what opens over it at once has to know, and gives the focus back to nothing of the page left.
  appear();
  document.querySelector<HTMLElement>(":focus")?.blur();
  flushSync(() => pushLocation(to, options));
  if (target.hash === "") scrollTo({ top: 0, behavior: "instant" });
  startPlace();
  showPlace(target);
}

/** By a link, the address shown is left for another. */
function leave(): void {
  leavePlace();
  returned = false;
}

/** Brings the place that an address names onto the screen, and the focus to it; without one, the focus to the page's title. */
function showPlace({ hash }: URL): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  place?.scrollIntoView({ behavior: "instant" });
  focusHeading(place ?? undefined);
  // One among many: a title shows by itself that it was asked for.
  if (place && place === document.activeElement) drawRing(place);
}

/**
 * Fades the new page in, and says so for as long as it lasts: all that is in it lies under the header meanwhile. Not a view
 * transition: while one runs, every click is lost, the player's and the menu's too.
 */
function appear(): void {
  const main = document.querySelector("main");
  if (!main || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  markWhile(main.animate({ opacity: [0, 1] }, FADE), main, "data-appears");
}

/**
 * Moves the focus to the title of the page, or to the place in it that was asked for: a button, a link, a field, or its title. A
 * screen reader then reads it.
 */
export function focusHeading(place?: HTMLElement | null): void {
  const target = place?.matches("a, button, input")
    ? place
    : (place?.querySelector("h1, h2, h3") ?? document.querySelector("main h1"));
  if (!(target instanceof HTMLElement)) return;
  if (target !== place) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // A keyboard goes on from there, and sees where that is; a pointer stays where it is. What is come back to was in sight.
  if (isKeyboardFocus(target) && (target !== place || isOutOfView(target)))
    target.scrollIntoView({ block: "nearest", behavior: "instant" });
}
