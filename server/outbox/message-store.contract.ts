import { randomUUID } from "node:crypto";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { keepMessage } from "#server/testing/store-scene.ts";
import { DAY, MINUTE } from "#text/durations.ts";
import { describeCounts } from "./counts.contract.ts";
import { describeDeliveries } from "./deliveries.contract.ts";
import type { MessageStore, Seen } from "./message-store.ts";

const NOW = Date.UTC(2026, 0, 1);

/**
 * What every store of messages must do: one suite, through which each implementation is run.
 * @param name the implementation, as the titles call it
 * @param makePlace makes a new, empty place for messages and gives a way to open it, as often as one likes
 */
export function describeMessageStore(
  name: string,
  makePlace: () => Promise<() => Promise<MessageStore>>,
): void {
  async function emptyStore(): Promise<MessageStore> {
    const store = await (await makePlace())();
    onTestFinished(() => store.close());
    return store;
  }
  describeDeliveries(name, emptyStore);
  describeCounts(name, emptyStore);
  const states = async (store: MessageStore) => (await store.list()).map(({ state }) => state);

  describe(`la boîte aux messages (${name}) reçoit`, () => {
    it("chaque mot du visiteur, tel quel, et le garde à travers une fermeture", async () => {
      const open = await makePlace();
      const first = await open();
      const words = { name: "Zoé", email: "zoe@exemple.fr", subject: "L’été", message: "Ça va ?\n'; --" };
      const requestId = randomUUID();
      const arrival = { message: words, requestId, mailDomain: "exemple.org", at: NOW };
      expect(await first.keep(arrival, () => ({ score: 2, reasons: ["un", "deux"], doubtful: false }))).toBe(
        "kept",
      );
      await first.close();
      const second = await open();
      onTestFinished(() => second.close());
      const [kept] = await second.list();
      expect(kept).toMatchObject({
        ...words,
        requestId,
        receivedAt: NOW,
        state: "queued",
        score: 2,
        reasons: "un, deux",
        toldAt: undefined,
        fates: [],
      });
      expect(kept?.mailId).toMatch(/^<.+@exemple\.org>$/);
      expect(await second.find(kept?.id ?? 0)).toEqual(kept);
    });

    it("une seule fois le même numéro, même vingt fois dans le même instant, et refuse un autre texte", async () => {
      const store = await emptyStore();
      const requestId = randomUUID();
      const all = await Promise.all(
        Array.from({ length: 20 }, () => keepMessage(store, {}, { at: NOW, requestId })),
      );
      expect(all.toSorted()).toEqual(["kept", ...Array.from({ length: 19 }, () => "known")]);
      expect(await keepMessage(store, { message: "Autre" }, { at: NOW + DAY, requestId })).toBe("conflict");
      expect((await store.list()).map(({ message }) => message)).toEqual(["Un texte."]);
    });

    it("sans numéro, une seule fois les mêmes mots en dix minutes", async () => {
      const store = await emptyStore();
      expect(await keepMessage(store, {}, { at: NOW })).toBe("kept");
      expect(await keepMessage(store, {}, { at: NOW + 9 * MINUTE })).toBe("known");
      expect(await keepMessage(store, {}, { at: NOW + 11 * MINUTE })).toBe("kept");
      expect(await keepMessage(store, { subject: "Autre" }, { at: NOW + 11 * MINUTE })).toBe("kept");
    });

    it("par une seule règle, que les messages viennent l’un après l’autre ou au même instant", async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const arrivals = [
        { requestId: one, words: "a", at: NOW, becomes: "kept" },
        { requestId: one, words: "a", at: NOW + DAY, becomes: "known" },
        { requestId: one, words: "b", at: NOW, becomes: "conflict" },
        // Without a number, the same words lately, whatever number these came under.
        { requestId: undefined, words: "a", at: NOW + 9 * MINUTE, becomes: "known" },
        { requestId: undefined, words: "a", at: NOW + 11 * MINUTE, becomes: "kept" },
        { requestId: undefined, words: "c", at: NOW, becomes: "kept" },
        { requestId: undefined, words: "c", at: NOW + 9 * MINUTE, becomes: "known" },
        { requestId: undefined, words: "c", at: NOW + 11 * MINUTE, becomes: "kept" },
        // Another number is another message, whatever it says.
        { requestId: other, words: "c", at: NOW + 11 * MINUTE, becomes: "kept" },
      ] as const;
      const expected = arrivals.map(({ becomes }) => becomes);
      const sent = ({ requestId, words, at }: (typeof arrivals)[number]) =>
        [{ message: words }, { at, ...(requestId && { requestId }) }] as const;
      const [inTurn, atOnce] = [await emptyStore(), await emptyStore()];
      const became = [];
      for (const arrival of arrivals) became.push(await keepMessage(inTurn, ...sent(arrival)));
      expect(became).toEqual(expected);
      expect(await Promise.all(arrivals.map((arrival) => keepMessage(atOnce, ...sent(arrival))))).toEqual(
        expected,
      );
      expect((await atOnce.list()).map(({ message }) => message)).toEqual(["a", "a", "c", "c", "c"]);
    });

    it("après un jugement qui sait ce qui est déjà là", async () => {
      const store = await emptyStore();
      await keepMessage(store, {}, { at: NOW - 2 * DAY, requestId: randomUUID() });
      await keepMessage(store, {}, { at: NOW - 1000, requestId: randomUUID() });
      await keepMessage(store, { message: "Autre" }, { at: NOW - 1000 });
      let seen: Seen | undefined;
      const message = (await store.find(1)) ?? { name: "", email: "", subject: "", message: "" };
      await store.keep({ message, requestId: randomUUID(), mailDomain: "x.org", at: NOW }, (known) => {
        seen = known;
        return { score: 9, reasons: [], doubtful: true };
      });
      expect(seen).toEqual({ sameToday: 1, today: 2, inAll: 3, quarantine: { today: 0, inAll: 0 } });
      expect(await states(store)).toEqual(["queued", "queued", "queued", "quarantine"]);
      expect(await store.census(NOW)).toEqual({ today: 2, inAll: 3, quarantine: { today: 1, inAll: 1 } });
      await store.release([4]);
      expect(await store.census(NOW)).toEqual({ today: 3, inAll: 4, quarantine: { today: 0, inAll: 0 } });
    });

    it("après un jugement qui sait aussi ce qui vient au même instant", async () => {
      const store = await emptyStore();
      const message = { name: "Zoé", email: "zoe@exemple.fr", subject: "L’été", message: "Ça va ?" };
      const seen: Seen[] = [];
      const keepOnce = (requestId: string) =>
        store.keep({ message, requestId, mailDomain: "x.org", at: NOW }, (known) => {
          seen.push(known);
          return { score: 0, reasons: [], doubtful: false };
        });
      const copies = await Promise.all(Array.from({ length: 5 }, () => keepOnce(randomUUID())));
      expect(copies).toEqual(Array.from({ length: 5 }, () => "kept"));
      expect(seen).toEqual(
        [0, 1, 2, 3, 4].map((before) => ({
          sameToday: before,
          today: before,
          inAll: before,
          quarantine: { today: 0, inAll: 0 },
        })),
      );
    });

    it("sans jugement ce qui est déjà gardé : un nouvel essai n’est refusé pour aucune foule", async () => {
      const store = await emptyStore();
      const requestId = randomUUID();
      await keepMessage(store, {}, { at: NOW, requestId });
      const { name, email, subject, message } = (await store.find(1)) ?? {};
      if (name === undefined || email === undefined || subject === undefined || message === undefined)
        throw new Error("le message n’est pas là");
      const again = store.keep(
        { message: { name, email, subject, message }, requestId, mailDomain: "x.org", at: NOW },
        () => {
          throw new Error("trop de messages");
        },
      );
      expect(await again).toBe("known");
    });

    it("rien de ce que le jugement refuse, sans que les messages du même instant en souffrent", async () => {
      const store = await emptyStore();
      const refusal = new Error("refusé");
      const refused = store.keep(
        {
          message: { name: "x", email: "x@y.fr", subject: "x", message: "x" },
          requestId: undefined,
          mailDomain: "x.org",
          at: NOW,
        },
        () => {
          throw refusal;
        },
      );
      const kept = keepMessage(store, {}, { at: NOW });
      await expect(refused).rejects.toBe(refusal);
      expect(await kept).toBe("kept");
      expect(await store.list()).toHaveLength(1);
    });

    it("un secret, et le rend toujours le même", async () => {
      const open = await makePlace();
      const first = await open();
      expect(await first.secret("cle", "premier")).toBe("premier");
      await first.close();
      const second = await open();
      onTestFinished(() => second.close());
      expect(await second.secret("cle", "second")).toBe("premier");
      expect(await second.secret("autre", "second")).toBe("second");
    });
  });

  describe(`la boîte aux messages (${name}) montre au staff`, () => {
    it("tous les messages, ou ceux d’un état, du plus ancien au plus récent", async () => {
      const store = await emptyStore();
      await keepMessage(store, { message: "un" }, { at: NOW });
      await keepMessage(store, { message: "deux" }, { at: NOW - DAY, doubtful: true });
      expect((await store.list()).map(({ id }) => id)).toEqual([1, 2]);
      expect((await store.list("quarantine")).map(({ message }) => message)).toEqual(["deux"]);
      expect(await store.find(3)).toBeUndefined();
    });

    it("combien repartent, sortent de la quarantaine, s’effacent", async () => {
      const store = await emptyStore();
      for (const message of ["un", "deux", "trois"]) await keepMessage(store, { message }, { at: NOW });
      await keepMessage(store, { message: "douteux" }, { at: NOW, doubtful: true });
      await store.beginRound("mail", ["mail"], NOW, NOW);
      await store.noteFailure("mail", 1, "refused", "non", NOW + DAY);
      await store.noteSent("mail", 2, NOW);
      expect(await store.retry([1, 2, 4, 99])).toBe(1);
      expect(await store.find(1)).toMatchObject({
        state: "queued",
        fates: [{ attempts: 0, lastError: "" }],
      });
      expect(await store.retry("all")).toBe(2);
      expect(await store.release([1, 4])).toBe(1);
      expect(await store.nextDue("mail", NOW)).toMatchObject({ message: { id: 1 } });
      expect(await store.remove([2, 99])).toBe(1);
      expect(await states(store)).toEqual(["queued", "queued", "queued"]);
    });

    it("rien d’une personne qui a demandé l’oubli, quelle que soit la casse de son adresse", async () => {
      const store = await emptyStore();
      await keepMessage(store, { email: "Zoe@Exemple.fr" }, { at: NOW });
      await keepMessage(store, { email: "autre@exemple.fr" }, { at: NOW });
      expect(await store.eraseByEmail(" zoe@exemple.FR ")).toBe(1);
      expect((await store.list()).map(({ email }) => email)).toEqual(["autre@exemple.fr"]);
      expect(await store.eraseByEmail("zoe@exemple.fr")).toBe(0);
    });

    it("ce qui a trop vieilli, selon son état", async () => {
      const store = await emptyStore();
      for (const message of ["parti", "attend", "récent"])
        await keepMessage(store, { message }, { at: message === "récent" ? NOW : NOW - 10 * DAY });
      await keepMessage(store, { message: "douteux" }, { at: NOW - 10 * DAY, doubtful: true });
      await store.beginRound("mail", ["mail"], NOW, NOW);
      await store.noteSent("mail", 1, NOW - DAY);
      await store.noteTold([4], NOW - 2 * DAY);
      const before = {
        sent: NOW,
        quarantine: NOW - 20 * DAY,
        told: NOW - DAY,
        undelivered: NOW - 5 * DAY,
      };
      expect(new Set(await store.expired(before))).toEqual(new Set([1, 2]));
      expect(new Set(await store.expired({ ...before, quarantine: NOW }))).toEqual(new Set([1, 2, 4]));
    });

    it("tout ce qu’une autre boîte contient, une fois, avec le sort, le numéro et l’âge de chaque message", async () => {
      const [from, to] = [await emptyStore(), await emptyStore()];
      for (const message of ["un", "deux", "trois"])
        await keepMessage(from, { message }, { at: NOW - DAY, requestId: randomUUID() });
      await keepMessage(from, { message: "douteux" }, { at: NOW, doubtful: true, reasons: ["piège"] });
      await from.beginRound("mail", ["mail", "chat"], NOW, NOW);
      await from.noteSent("mail", 1, NOW);
      await from.noteFailure("chat", 2, "refused", "400", NOW + DAY);
      await from.noteTold([4], NOW);
      await from.remove([3]);
      const all = await from.list();
      expect([await from.page(0, 2), await from.page(2, 9)].flat()).toEqual(all);
      expect([await to.admit(all.slice(0, 2)), await to.admit(all)]).toEqual([2, 1]);
      expect(await to.list()).toEqual(all);
      // A form that was sent to both is one message; a number that is taken here is not kept.
      expect(
        await keepMessage(to, { message: "deux" }, { at: NOW, requestId: all[1]?.requestId ?? "" }),
      ).toBe("known");
      await keepMessage(to, { message: "neuf" }, { at: NOW });
      await keepMessage(from, { message: "arrivé depuis" }, { at: NOW });
      expect(await to.admit(await from.page(4, 9))).toBe(1);
      expect((await to.list()).map(({ message }) => message)).toEqual([
        "un",
        "deux",
        "douteux",
        "neuf",
        "arrivé depuis",
      ]);
      expect(await keepMessage(to, { message: "encore" }, { at: NOW })).toBe("kept");
    });

    it("une copie de tout en un seul fichier, dont il dit le nombre", async () => {
      const store = await emptyStore();
      for (const message of ["un", "deux"]) await keepMessage(store, { message }, { at: NOW });
      const folder = await mkdtemp(join(tmpdir(), "site-copie-"));
      expect(await store.copyTo(join(folder, "copie"))).toBe(2);
      expect(await readdir(folder)).toEqual(["copie"]);
    });

    it("qu’aucune base n’est mise de côté quand tout va bien", async () => {
      const store = await emptyStore();
      expect(await store.setAside()).toEqual([]);
      expect(await store.trouble()).toBeUndefined();
    });
  });
}
