import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { keepMessage } from "#server/testing/store-scene.ts";
import { DAY, MINUTE } from "#text/durations.ts";
import type { MessageStore } from "./message-store.ts";

const NOW = Date.UTC(2026, 0, 1);

/**
 * What a store must do besides `describeMessageStore` when several servers use it at the same time.
 * @param makePlace makes a new, empty place for messages and gives a way to open it; each opening is another server's
 */
export function describeSeveralServers(
  name: string,
  makePlace: () => Promise<() => Promise<MessageStore>>,
): void {
  async function twoServers(): Promise<[MessageStore, MessageStore]> {
    const open = await makePlace();
    const [one, other] = [await open(), await open()];
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
    return [one, other];
  }

  describe(`plusieurs serveurs sur une boîte aux messages (${name})`, () => {
    it("gardent une seule fois le même numéro, et les mêmes mots sans numéro, envoyés aux deux au même instant", async () => {
      const servers = await twoServers();
      const requestId = randomUUID();
      const both = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          keepMessage(servers[index % 2] ?? servers[0], {}, { at: NOW, requestId }),
        ),
      );
      expect(both.filter((one) => one === "kept")).toHaveLength(1);
      const words = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          keepMessage(servers[index % 2] ?? servers[0], { message: "Sans numéro." }, { at: NOW }),
        ),
      );
      expect(words.filter((one) => one === "kept")).toHaveLength(1);
      expect(await servers[0].list()).toHaveLength(2);
    });

    it("jugent chaque message par ce que l’autre a gardé juste avant", async () => {
      const servers = await twoServers();
      const seen: number[] = [];
      const message = { name: "Zoé", email: "zoe@exemple.fr", subject: "L’été", message: "Ça va ?" };
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (servers[index % 2] ?? servers[0]).keep(
            { message, requestId: randomUUID(), mailDomain: "x.org", at: NOW },
            ({ sameToday }) => {
              seen.push(sameToday);
              return { score: 0, reasons: [], doubtful: false };
            },
          ),
        ),
      );
      expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    });

    it("ne prennent jamais le même message", async () => {
      const [one, other] = await twoServers();
      for (let rank = 0; rank < 20; rank++) await keepMessage(one, { message: `${rank}` }, { at: NOW });
      await one.beginRound("mail", ["mail"], NOW, NOW + DAY);
      await other.beginRound("mail", ["mail"], NOW, NOW + DAY);
      const taken = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          (index % 2 === 0 ? one : other).take("mail", "due", NOW, NOW + MINUTE),
        ),
      );
      const ids = taken.flatMap((due) => due?.message.id ?? []);
      expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      const wanted = await Promise.all([one, other].map((server) => server.take("mail", 1, NOW, NOW)));
      expect(wanted).toEqual([undefined, undefined]);
    });

    it("laissent à l’un ce qu’il a pris jusqu’à la fin de son bail, prolongé tant qu’il vit ; puis l’autre le reprend", async () => {
      const [one, other] = await twoServers();
      await keepMessage(one, {}, { at: NOW });
      await one.beginRound("mail", ["mail"], NOW, NOW + DAY);
      await one.take("mail", "due", NOW, NOW + MINUTE);
      const tries = async (at: number) => {
        await other.beginRound("mail", ["mail"], at, at + DAY);
        return other.take("mail", "due", at, at + MINUTE);
      };
      expect(await tries(NOW + MINUTE - 1)).toBeUndefined();
      await one.holdOn("mail", NOW + 2 * MINUTE);
      expect(await tries(NOW + MINUTE + 1)).toBeUndefined();
      expect(await tries(NOW + 2 * MINUTE)).toMatchObject({ fate: { attempts: 1 } });
      // What the first one notes too late takes nothing from the other, unless it has left.
      await one.noteFailure("mail", 1, "refused", "554", NOW);
      await one.putBack("mail", 1, NOW);
      await one.holdOn("mail", NOW + DAY);
      expect(await other.find(1)).toMatchObject({
        state: "sending",
        fates: [{ attempts: 2, lastError: "" }],
      });
      await one.noteSent("mail", 1, NOW);
      await other.noteFailure("mail", 1, "queued", "451", NOW);
      expect(await other.find(1)).toMatchObject({ state: "sent" });
    });

    it("ne retiennent pas un bail d’une horloge en avance d’un an", async () => {
      const [one, other] = await twoServers();
      await keepMessage(one, {}, { at: NOW });
      await one.beginRound("mail", ["mail"], NOW, NOW + DAY);
      await one.take("mail", "due", NOW, NOW + 365 * DAY);
      await other.beginRound("mail", ["mail"], NOW, NOW + DAY);
      expect(await other.take("mail", "due", NOW, NOW + MINUTE)).toMatchObject({ message: { id: 1 } });
    });

    it("comptent ensemble ce qui vient de qui, sous le même sel", async () => {
      const servers = await twoServers();
      const bounds = ["a", "b"].map((key) => ({ key, most: 9, length: MINUTE }));
      // In the two orders, at the same time: neither waits for the other for ever.
      const counted = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (servers[index % 2] ?? servers[0]).count(index % 2 === 0 ? bounds : bounds.toReversed(), NOW),
        ),
      );
      expect(counted.filter((full) => full === undefined)).toHaveLength(9);
      const salts = await Promise.all(servers.map((server, index) => server.salt(`sel ${index}`, NOW)));
      expect(new Set(salts).size).toBe(1);
    });

    it("laissent un seul prévenir les gens, et un autre quand il se tait", async () => {
      const [one, other] = await twoServers();
      expect(await one.mayTell(NOW, NOW + MINUTE)).toBe(true);
      expect(await other.mayTell(NOW + 1, NOW + MINUTE)).toBe(false);
      expect(await one.mayTell(NOW + 2, NOW + 2 * MINUTE)).toBe(true);
      expect(await other.mayTell(NOW + MINUTE, NOW + 3 * MINUTE)).toBe(false);
      expect(await other.mayTell(NOW + 2 * MINUTE, NOW + 3 * MINUTE)).toBe(true);
      expect(await one.mayTell(NOW + 2 * MINUTE, NOW + 3 * MINUTE)).toBe(false);
    });
  });
}
