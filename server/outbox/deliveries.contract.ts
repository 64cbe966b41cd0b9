import { describe, expect, it } from "vitest";
import { keepMessage } from "#server/testing/store-scene.ts";
import { DAY, MINUTE } from "#text/durations.ts";
import type { Channel } from "./message.ts";
import type { MessageStore } from "./message-store.ts";

const NOW = Date.UTC(2026, 0, 1);

/** What every store of messages must do with those that leave, and what it knows of how they stand; a part of `describeMessageStore`. */
export function describeDeliveries(name: string, emptyStore: () => Promise<MessageStore>): void {
  const states = async (store: MessageStore) => (await store.list()).map(({ state }) => state);

  describe(`la boîte aux messages (${name}) laisse partir`, () => {
    /** A round of a channel begins, both being open unless told otherwise. */
    const round = (store: MessageStore, channel: Channel, open: readonly Channel[] = ["mail", "chat"]) =>
      store.beginRound(channel, open, NOW, NOW + DAY);

    it("ce qui est dû, et rien d’autre, jusqu’à ce que ce soit parti", async () => {
      const store = await emptyStore();
      await round(store, "mail");
      expect(await store.nextDue("mail", NOW)).toBeUndefined();
      await keepMessage(store, { message: "un" }, { at: NOW });
      await keepMessage(store, { message: "douteux" }, { at: NOW, doubtful: true });
      await round(store, "mail");
      // Also by a clock that lags behind the calendar's.
      const due = await store.nextDue("mail", NOW - DAY);
      expect(due).toMatchObject({ message: { message: "un" }, fate: { channel: "mail", attempts: 0 } });
      const id = due?.message.id ?? 0;
      expect(await store.take("mail", "due", NOW, NOW + MINUTE)).toEqual(due);
      expect(await store.take("mail", "due", NOW, NOW + MINUTE)).toBeUndefined();
      expect(await store.take("mail", id, NOW, NOW + MINUTE)).toBeUndefined();
      expect(await store.nextDue("mail", NOW)).toBeUndefined();
      await store.noteSent("mail", id, NOW + 5);
      expect((await store.find(id))?.fates).toMatchObject([
        { channel: "chat", state: "queued", attempts: 0 },
        { channel: "mail", state: "sent", attempts: 1, sentAt: NOW + 5 },
      ]);
      expect(await store.nextDue("mail", NOW + DAY)).toBeUndefined();
    });

    it("chaque message par chaque canal ouvert, sans que le sort de l’un change celui de l’autre", async () => {
      const store = await emptyStore();
      await keepMessage(store, {}, { at: NOW });
      await round(store, "mail");
      await store.noteFailure("mail", 1, "refused", "554", NOW);
      expect(await states(store)).toEqual(["refused"]);
      expect(await store.nextDue("chat", NOW)).toMatchObject({ message: { id: 1 } });
      await store.noteSent("chat", 1, NOW);
      await round(store, "chat");
      expect(await store.nextDue("chat", NOW + DAY)).toBeUndefined();
      expect(await states(store)).toEqual(["refused"]);
      await store.noteSent("mail", 1, NOW);
      expect(await states(store)).toEqual(["sent"]);
    });

    it("ce qui arrive pendant un tour, sans en attendre la fin", async () => {
      const store = await emptyStore();
      await round(store, "mail");
      await keepMessage(store, {}, { at: NOW });
      expect(await store.nextDue("mail", NOW)).toBeUndefined();
      await store.adopt(["mail", "chat"]);
      await store.adopt(["mail", "chat"]);
      expect(await store.nextDue("mail", NOW)).toMatchObject({ message: { id: 1 } });
      expect((await store.find(1))?.fates).toHaveLength(2);
    });

    it("par un canal ouvert plus tard, ce qui n’est encore parti par aucun, et rien d’autre", async () => {
      const store = await emptyStore();
      for (const message of ["parti", "attend"]) await keepMessage(store, { message }, { at: NOW });
      await round(store, "mail", ["mail"]);
      await store.noteSent("mail", 1, NOW);
      await round(store, "chat");
      expect(await store.nextDue("chat", NOW)).toMatchObject({ message: { message: "attend" } });
      expect((await store.find(1))?.fates).toHaveLength(1);
    });

    it("par les canaux qui restent, ce qui n’est pas parti par un canal fermé depuis", async () => {
      const store = await emptyStore();
      await keepMessage(store, {}, { at: NOW });
      await round(store, "mail", ["mail"]);
      await store.noteFailure("mail", 1, "blocked", "mot de passe", NOW);
      await round(store, "chat", ["chat"]);
      await store.noteSent("chat", 1, NOW);
      expect(await states(store)).toEqual(["sent"]);
    });

    it("d’abord ce qui est dû depuis le plus longtemps : ce qui est remis à plus tard passe derrière", async () => {
      const store = await emptyStore();
      await keepMessage(store, { message: "un" }, { at: NOW });
      await keepMessage(store, { message: "deux" }, { at: NOW });
      await round(store, "mail");
      await store.take("mail", 1, NOW, NOW + MINUTE);
      await store.noteFailure("mail", 1, "queued", "451", NOW + 60_000);
      expect(await store.nextDue("mail", NOW + DAY)).toMatchObject({ message: { message: "deux" } });
    });

    it("de nouveau ce qu’une panne a coupé sur ce canal, sous le même nom", async () => {
      const store = await emptyStore();
      await keepMessage(store, {}, { at: NOW });
      const before = await store.find(1);
      await round(store, "mail");
      await store.take("mail", 1, NOW, NOW + MINUTE);
      await store.take("chat", 1, NOW, NOW + MINUTE);
      await round(store, "mail");
      expect(await store.nextDue("mail", NOW)).toMatchObject({
        message: { mailId: before?.mailId },
        fate: { attempts: 1 },
      });
      expect(await store.nextDue("chat", NOW)).toBeUndefined();
    });

    it("un à un, sans que deux preneurs aient jamais le même ; ceux qui n’ont jamais été essayés, quand on ne veut qu’eux", async () => {
      const store = await emptyStore();
      for (let rank = 1; rank <= 9; rank++) await keepMessage(store, { message: `${rank}` }, { at: NOW });
      await round(store, "mail");
      await store.take("mail", 1, NOW, NOW + MINUTE);
      await store.noteFailure("mail", 1, "queued", "451", 0);
      expect(await store.take("mail", "new", NOW, NOW + MINUTE)).toMatchObject({ message: { id: 2 } });
      const taken = await Promise.all(
        Array.from({ length: 12 }, () => store.take("mail", "due", NOW, NOW + MINUTE)),
      );
      const ids = taken.flatMap((due) => due?.message.id ?? []);
      expect(ids.toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
      expect(taken.find((due) => due?.message.id === 1)).toMatchObject({ fate: { attempts: 1 } });
    });

    it("ce qui est parti, pour de bon : un échec noté trop tard n’y change rien", async () => {
      const store = await emptyStore();
      await keepMessage(store, {}, { at: NOW });
      await round(store, "mail", ["mail"]);
      await store.take("mail", 1, NOW, NOW + MINUTE);
      await store.noteSent("mail", 1, NOW);
      await store.noteFailure("mail", 1, "queued", "451", NOW);
      await store.putBack("mail", 1, NOW);
      expect(await states(store)).toEqual(["sent"]);
    });

    it("plus tard ce qui a échoué, mais pas à cause d’une horloge qui a sauté", async () => {
      const store = await emptyStore();
      await keepMessage(store, {}, { at: NOW });
      await round(store, "mail");
      await store.noteFailure("mail", 1, "queued", "occupé", NOW + MINUTE);
      expect(await store.nextDue("mail", NOW)).toBeUndefined();
      expect(await store.nextDue("mail", NOW + MINUTE)).toMatchObject({ fate: { lastError: "occupé" } });
      await store.noteFailure("mail", 1, "queued", "occupé", NOW + 365 * DAY);
      await round(store, "mail");
      expect(await store.nextDue("mail", NOW)).toMatchObject({ message: { id: 1 } });
    });

    it("quand il l’a dit, et sans compter l’essai, ce que l’autre bout a prié d’attendre", async () => {
      const store = await emptyStore();
      await keepMessage(store, {}, { at: NOW });
      await round(store, "chat");
      await store.take("chat", 1, NOW, NOW + MINUTE);
      await store.putBack("chat", 1, NOW + MINUTE);
      expect(await store.nextDue("chat", NOW)).toBeUndefined();
      expect(await store.nextDue("chat", NOW + MINUTE)).toMatchObject({
        fate: { attempts: 0, lastError: "" },
      });
    });

    it("ce que nos réglages ont bloqué, une fois qu’ils sont corrigés", async () => {
      const store = await emptyStore();
      expect(await store.oldestBlocked("mail")).toBeUndefined();
      for (const message of ["un", "deux", "trois"]) await keepMessage(store, { message }, { at: NOW });
      await round(store, "mail", ["mail"]);
      await store.noteFailure("mail", 1, "refused", "non", NOW);
      await store.noteFailure("mail", 2, "blocked", "mot de passe", NOW);
      expect(await store.oldestBlocked("mail")).toMatchObject({
        message: { id: 2 },
        fate: { lastError: "mot de passe" },
      });
      expect(await store.oldestBlocked("chat")).toBeUndefined();
      await store.releaseBlocked("mail");
      expect(await states(store)).toEqual(["refused", "queued", "queued"]);
      expect(await store.nextDue("mail", NOW)).toMatchObject({ message: { id: 2 } });
    });
  });

  describe(`la boîte aux messages (${name}) compte`, () => {
    it("ce qui attend, est bloqué, refusé ou douteux, avec l’âge du plus ancien et ce dont personne n’est prévenu", async () => {
      const store = await emptyStore();
      for (let rank = 1; rank <= 5; rank++)
        await keepMessage(store, { message: `${rank}` }, { at: NOW + rank, doubtful: rank > 4 });
      await keepMessage(store, { message: "vieux" }, { at: NOW - DAY, doubtful: true });
      const none = { count: 0, oldest: undefined, untold: [] };
      expect(await store.standing([])).toMatchObject({ waiting: none, quarantine: { count: 2 } });
      await store.beginRound("mail", ["mail", "chat"], NOW, NOW);
      for (const channel of ["mail", "chat"] as const) await store.noteSent(channel, 1, NOW);
      await store.noteFailure("mail", 2, "refused", "554", NOW);
      await store.noteFailure("chat", 2, "refused", "400", NOW);
      await store.noteSent("mail", 3, NOW);
      await store.noteFailure("mail", 4, "blocked", "535", NOW);
      await store.noteTold([2, 6], NOW);
      expect(await store.standing(["mail", "chat"])).toEqual({
        waiting: { count: 2, oldest: NOW + 3, untold: [3, 4] },
        blocked: { count: 1, oldest: NOW + 4, untold: [4] },
        refused: { count: 1, oldest: NOW + 2, untold: [] },
        quarantine: { count: 2, oldest: NOW - DAY, untold: [5] },
      });
      expect(await store.standing(["chat"])).toMatchObject({ blocked: none });
    });

    it("quand la dernière alerte d’une sorte est partie", async () => {
      const store = await emptyStore();
      expect(await store.lastAlert("refused")).toBeUndefined();
      await store.noteAlert("refused", NOW);
      await store.noteAlert("refused", NOW + MINUTE);
      expect([await store.lastAlert("refused"), await store.lastAlert("blocked")]).toEqual([
        NOW + MINUTE,
        undefined,
      ]);
    });
  });
}
