import { type RefObject, useEffect, useState } from "react";
import { isKeyboardFocus } from "#app/input/keyboard-focus.ts";
import type { Held } from "../../held.ts";
import { type Card, cardAt } from "./card-at.ts";

/** How long a finger rests on a card before it has its actions, in milliseconds. */
const LONG = 450;
/** How far it may tremble meanwhile, in pixels. */
const STILL = 10;

/** The card whose actions are shown, and whether a finger asked for them. */
export interface PointedCard extends Card {
  touched: boolean;
}

/**
 * The card under the pointer, under the focus of the keyboard or under a long press. A pointer that rests while the wall
 * scrolls below it changes nothing before the scroll has ended.
 */
export function usePointedCard(held: RefObject<Held | undefined>): PointedCard | undefined {
  const [hovered, setHovered] = useState(() =>
    held.current?.touched ? undefined : cardAt(held.current?.target),
  );
  const [focused, setFocused] = useState(() => focusedCard(document.activeElement));
  const [pressed, setPressed] = useState<Card>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const passive = { signal, passive: true };
    let last: EventTarget | null = null;
    let mouse: { x: number; y: number } | undefined;
    /** Where the end of a scroll is not told, from the first one on. */
    let scrolls = false;
    let press: { timer: number; x: number; y: number } | undefined;
    let fired = false;

    const show = (card: Card | undefined) => {
      fired = card !== undefined;
      if (card) setPressed(card);
    };
    const start = (target: EventTarget | null | undefined, x = NaN, y = NaN) => {
      const card = cardAt(target);
      if (card) press = { x, y, timer: window.setTimeout(() => show(card), LONG) };
    };
    const stop = () => {
      clearTimeout(press?.timer);
      press = undefined;
    };

    const rest = (target: EventTarget | null) => {
      if (target === last) return;
      last = target;
      const card = cardAt(target);
      setHovered((now) => (now?.element === card?.element ? now : card));
    };
    const point = ({ type, target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === "touch") return;
      mouse = { x, y };
      if (type === "pointermove" || !scrolls) rest(target);
    };
    // Its own moves, and cards that come under it while nothing scrolls.
    addEventListener("pointermove", point, passive);
    addEventListener("pointerover", point, passive);
    addEventListener("scroll", () => (scrolls = true), passive);
    addEventListener(
      "scrollend",
      () => {
        scrolls = false;
        if (mouse) rest(document.elementFromPoint(mouse.x, mouse.y));
      },
      passive,
    );
    addEventListener("focusin", ({ target }) => setFocused(focusedCard(target)), passive);
    document.documentElement.addEventListener(
      "pointerleave",
      () => {
        mouse = undefined;
        last = null;
        setHovered(undefined);
      },
      passive,
    );

    addEventListener(
      "touchstart",
      ({ target, touches }) => {
        stop();
        fired = false;
        const [touch] = touches;
        const card = cardAt(target);
        setPressed((now) => (now?.element === card?.element ? now : undefined));
        if (touch && touches.length === 1 && !isAction(target)) start(target, touch.clientX, touch.clientY);
      },
      passive,
    );
    addEventListener(
      "touchmove",
      ({ touches: [touch] }) => {
        if (!press || !touch) return;
        if (Number.isNaN(press.x)) [press.x, press.y] = [touch.clientX, touch.clientY];
        if (Math.hypot(touch.clientX - press.x, touch.clientY - press.y) > STILL) stop();
      },
      passive,
    );
    for (const type of ["touchend", "touchcancel"]) addEventListener(type, stop, passive);
    // The system's own menu for a link, which a long press brings; and the click that may follow, on an action that has come
    // under the finger meanwhile.
    addEventListener(
      "contextmenu",
      (event) => {
        if (!press && !fired) return;
        event.preventDefault();
        const card = cardAt(event.target);
        stop();
        show(card);
      },
      { signal },
    );
    addEventListener(
      "click",
      (event) => {
        if (!fired) return;
        fired = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    if (held.current?.touched) start(held.current.target);
    return () => {
      stop();
      listening.abort();
    };
  }, [held]);

  if (pressed?.element.isConnected) return { ...pressed, touched: true };
  const card = focused?.element.isConnected ? focused : hovered?.element.isConnected ? hovered : undefined;
  return card && { ...card, touched: false };
}

/**
 * The card that the keyboard stands on: at a desk whatever has its ring, a screen reader's as well, which presses no key. Where
 * fingers touch, browsers ring what has the focus again after a reload, too.
 */
function focusedCard(target: EventTarget | null): Card | undefined {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return undefined;
  return matchMedia("(hover: hover)").matches || isKeyboardFocus(target) ? cardAt(target) : undefined;
}

function isAction(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
