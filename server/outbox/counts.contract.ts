import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#text/durations.ts";
import type { MessageStore } from "./message-store.ts";

const NOW = Date.UTC(2026, 0, 1);

/** What every store of messages must do with what it counts; a part of `describeMessageStore`. */
export function describeCounts(name: string, emptyStore: () => Promise<MessageStore>): void {
  const bounds = (...mosts: number[]) =>
    mosts.map((most, index) => ({ key: `visiteur ${index}`, most, length: 10 * MINUTE }));

  describe(`la boîte aux messages (${name}) compte ce qui vient de qui`, () => {
    it("jusqu’à une limite, le temps d’une fenêtre qui s’ouvre au premier, et être refusé ne compte pas", async () => {
      const store = await emptyStore();
      expect(await store.count(bounds(2), NOW)).toBeUndefined();
      expect(await store.count(bounds(2), NOW + MINUTE)).toBeUndefined();
      const full = { bound: 0, wait: 8 * MINUTE };
      for (let more = 0; more < 3; more++)
        expect(await store.count(bounds(2), NOW + 2 * MINUTE)).toEqual(full);
      for (let more = 0; more < 2; more++)
        expect(await store.count(bounds(2), NOW + 10 * MINUTE)).toBeUndefined();
      expect(await store.count(bounds(2), NOW + 10 * MINUTE)).toMatchObject({ bound: 0 });
    });

    it("dans toutes les limites ou dans aucune, et chaque durée à part", async () => {
      const store = await emptyStore();
      await store.count(bounds(9, 1), NOW);
      for (let more = 0; more < 5; more++)
        expect(await store.count(bounds(9, 1), NOW)).toEqual({ bound: 1, wait: 10 * MINUTE });
      const day = { key: "visiteur 0", most: 1, length: DAY };
      expect(await store.count([day], NOW)).toBeUndefined();
      expect(await store.count([...bounds(2), day], NOW)).toEqual({ bound: 1, wait: DAY });
    });

    it("sauf ce qui est rendu, dans toutes les limites, jusqu’à rien et pas plus", async () => {
      const store = await emptyStore();
      await store.count(bounds(2, 1), NOW);
      for (let more = 0; more < 3; more++) await store.giveBack(bounds(2, 1), NOW + MINUTE);
      const all = await Promise.all(Array.from({ length: 9 }, () => store.count(bounds(9, 2), NOW + MINUTE)));
      expect(all.filter((full) => full === undefined)).toHaveLength(2);
      expect(await store.count(bounds(9, 2), NOW + MINUTE)).toEqual({ bound: 1, wait: 9 * MINUTE });
      await Promise.all(
        [bounds(9, 9), bounds(9, 9).toReversed()].map((some) => store.giveBack(some, NOW + MINUTE)),
      );
      expect(await store.count(bounds(1), NOW + MINUTE)).toBeUndefined();
      await store.giveBack(bounds(1), NOW + 10 * MINUTE);
      expect(await store.count(bounds(1), NOW + 10 * MINUTE)).toBeUndefined();
    });

    it("au même instant, sans jamais dépasser", async () => {
      const store = await emptyStore();
      const all = await Promise.all(Array.from({ length: 20 }, () => store.count(bounds(9, 7), NOW)));
      expect(all.filter((full) => full === undefined)).toHaveLength(7);
    });

    it("sous un sel d’un jour, puis un autre", async () => {
      const store = await emptyStore();
      expect(await store.salt("premier", NOW)).toBe("premier");
      expect(await store.salt("second", NOW + DAY - 1)).toBe("premier");
      expect(await store.salt("second", NOW + DAY)).toBe("second");
      expect(await store.salt("premier", NOW + DAY + 1)).toBe("second");
    });

    it("et laisse parler qui prévient les gens", async () => {
      const store = await emptyStore();
      expect(await store.mayTell(NOW, NOW + MINUTE)).toBe(true);
      expect(await store.mayTell(NOW + 1, NOW + MINUTE)).toBe(true);
    });

    it("avec des horloges qui avancent", async () => {
      const store = await emptyStore();
      const [today, now] = [store.today(), store.now()];
      await expect.poll(() => store.now()).toBeGreaterThan(now);
      expect(Math.abs(store.today() - today)).toBeLessThan(MINUTE);
    });
  });
}
