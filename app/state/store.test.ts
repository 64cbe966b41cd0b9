import { afterEach, expect, test, vi } from "vitest";
import { createKeptStore } from "./kept-store.ts";
import { createStore } from "./store.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a browser keeps, as far as the store uses it. */
function keptTexts(texts = new Map<string, string>()) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  return texts;
}

const number = {
  area: "local",
  key: "nombre",
  read: (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined),
  write: (value: number) => (value === 1 ? undefined : String(value)),
} as const;

test("qui écoute apprend chaque changement, et rien de ce qui ne change pas", () => {
  const store = createStore("a");
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set("b");
  store.set("b");
  stop();
  store.set("c");
  expect(heard).toEqual(["b"]);
  expect(store.get()).toBe("c");
  expect(store.start).toBe("a");
});

test("la première valeur n’est demandée qu’à la première lecture, une seule fois", () => {
  const first = vi.fn<() => number>(() => 7);
  const store = createStore(0, first);
  expect(first).not.toHaveBeenCalled();
  expect([store.get(), store.get()]).toEqual([7, 7]);
  expect(first).toHaveBeenCalledTimes(1);
});

test("une valeur gardée revient, une valeur abîmée donne celle du début, celle du début ne laisse pas de trace", () => {
  const texts = keptTexts(new Map([["nombre", "42"]]));
  const store = createKeptStore(1, number);
  expect(store.get()).toBe(42);
  store.set(5);
  expect(texts.get("nombre")).toBe("5");
  store.set(1);
  expect(texts.has("nombre")).toBe(false);
  texts.set("nombre", "cinq");
  expect(createKeptStore(1, number).get()).toBe(1);
});

test("un navigateur qui refuse de garder garde la valeur aussi longtemps que la page", () => {
  vi.stubGlobal("localStorage", undefined);
  const store = createKeptStore(1, number);
  store.set(3);
  expect(store.get()).toBe(3);
});
