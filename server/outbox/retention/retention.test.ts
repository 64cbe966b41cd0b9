import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#text/durations.ts";
import type { Channel } from "../message.ts";
import type { MessageStore } from "../message-store.ts";
import { readEnv } from "#server/config/env.ts";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { createAsidePurge, createPurge, tooOld } from "./retention.ts";

describe("la durée de garde", () => {
  const now = Date.UTC(2026, 6, 1);

  /** Sends the message by a channel, both being open, at an instant. */
  async function sendBy(store: MessageStore, channel: Channel, id: number, at: number): Promise<void> {
    await store.beginRound(channel, ["mail", "chat"], at, at);
    await store.take(channel, id, at, at);
    await store.noteSent(channel, id, at);
  }

  it("est celle que la note de confidentialité annonce, sauvegardes comprises", async () => {
    const days: Record<string, number> = {};
    const expired = (limits: object) => {
      for (const [kind, limit] of Object.entries(limits)) days[kind] = (now - Number(limit)) / DAY;
      return Promise.resolve([]);
    };
    await tooOld({ expired }, now);
    const note = readFileSync("content/site.yaml", "utf8");
    expect(note).toContain(
      `${days["sent"]} jours après les avoir transmis au staff, ${days["undelivered"]} jours après leur arrivée s’ils n’ont pas été transmis, ${days["quarantine"]} jours après leur arrivée si le filtre`,
    );
    const { BACKUP_EVERY, BACKUP_KEPT } = readEnv({});
    const daysMore = (BACKUP_EVERY * BACKUP_KEPT) / 24;
    expect(note).toContain(
      `S’il a des sauvegardes, elles gardent ${daysMore} jours de plus ce qui vient d’être effacé.`,
    );
  });

  it("purge 90 jours après l’envoi, 180 sans envoi, 30 en quarantaine, après deux regards à une heure d’écart", async () => {
    const { store } = await freshStore();
    for (const [text, age, doubtful] of [
      ["vieux", 181, false],
      ["jeune", 179, false],
      ["douteux", 31, true],
      ["douteux récent", 29, true],
    ] as const)
      await keepMessage(store, { message: text }, { at: now - age * DAY, doubtful });
    await keepMessage(store, { message: "parti" }, { at: now - 100 * DAY });
    await sendBy(store, "mail", 5, now - 95 * DAY);
    await sendBy(store, "chat", 5, now - 91 * DAY);
    await store.noteTold([3, 4], now - 8 * DAY);
    const purge = createPurge(store);
    expect(await purge(now, 0)).toBe(0);
    expect(await purge(now, HOUR)).toBe(3);
    expect((await store.list()).map(({ message }) => message)).toEqual(["jeune", "douteux récent"]);
  });

  it("compte les 90 jours depuis le dernier des deux, e-mail et salon, qui l’a reçu", async () => {
    const { store } = await freshStore();
    for (const message of ["un", "deux"]) await keepMessage(store, { message }, { at: now - 100 * DAY });
    for (const id of [1, 2]) await sendBy(store, "mail", id, now - 95 * DAY);
    await sendBy(store, "chat", 1, now - 60 * DAY);
    await sendBy(store, "chat", 2, now - 91 * DAY);
    const purge = createPurge(store);
    await purge(now, 0);
    expect(await purge(now, HOUR)).toBe(1);
    expect((await store.list()).map(({ message }) => message)).toEqual(["un"]);
  });

  it("n’efface rien de la quarantaine dont personne n’a été prévenu depuis une semaine, avant 180 jours", async () => {
    const { store } = await freshStore();
    for (const age of [31, 32, 179, 181])
      await keepMessage(store, { message: `douteux ${age}` }, { at: now - age * DAY, doubtful: true });
    await store.noteTold([2], now - 6 * DAY);
    const purge = createPurge(store);
    await purge(now, 0);
    expect(await purge(now, HOUR)).toBe(1);
    expect(await store.list()).toHaveLength(3);
    expect(await store.find(4)).toBeUndefined();
  });

  it("garde tout quand l’horloge saute d’un an et revient dans l’heure", async () => {
    const { store } = await freshStore();
    await keepMessage(store, { message: "gardé" }, { at: now });
    const purge = createPurge(store);
    await purge(now + 365 * DAY, 0);
    await purge(now, 1.1 * HOUR);
    await purge(now + 365 * DAY, 1.5 * HOUR);
    expect(await store.list()).toHaveLength(1);
  });

  it("enlève une base mise de côté après 180 jours, et son journal avec", async () => {
    const { store, dataDir } = await freshStore();
    const names = [
      "2025-12-31T00-00-00-000Z.sqlite",
      "2025-12-31T00-00-00-000Z.sqlite-wal",
      "2026-01-03T00-00-00-000Z.sqlite",
    ];
    for (const name of names) writeFileSync(join(dataDir, `contact.abimee-${name}`), "x");
    const purge = createAsidePurge(store);
    const aside = async () => (await store.setAside()).map(({ name }) => name);
    await purge(now, 0);
    expect(await aside()).toHaveLength(3);
    await purge(now, HOUR);
    expect(await aside()).toEqual([`contact.abimee-${names[2]}`]);
  });
});
