import { expect, it, onTestFinished } from "vitest";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { StoreUnavailable } from "../message-store.ts";
import { startDeliveries, type Way } from "./delivery.ts";

const way: Way = {
  channel: "mail",
  lanes: 1,
  patience: 0,
  words: {
    open: "ouvert",
    closed: "fermé",
    stopped: "arrêté",
    broken: "L’envoi s’est arrêté sur une erreur imprévue",
  },
  forbidden: () => undefined,
  verify: () => Promise.resolve(),
  send: () => Promise.resolve(),
};

/** Deliveries from a real store whose rounds begin with an error for as long as there is one. */
async function deliveriesThatFail(error: Error) {
  const { store } = await freshStore();
  const said: string[] = [];
  let fault: Error | undefined = error;
  const failing = {
    ...store,
    async beginRound(...round: Parameters<typeof store.beginRound>) {
      if (fault) throw fault;
      await store.beginRound(...round);
    },
  };
  const [delivery] = startDeliveries(failing, [way], (text) => said.push(text));
  if (delivery === undefined) throw new Error("a way without its delivery");
  onTestFinished(() => delivery.stop());
  return { store, said, delivery, mend: () => (fault = undefined) };
}

it("une erreur que personne n’a prévue est dite une fois avec sa trace, se lit dans la santé, et l’envoi reprend de lui-même", async () => {
  const { store, said, delivery, mend } = await deliveriesThatFail(new RangeError("colonne inconnue"));
  await keepMessage(store, {});
  await expect.poll(() => delivery.trouble()).toContain("erreur imprévue");
  expect(said).toEqual([expect.stringContaining("RangeError: colonne inconnue")]);
  mend();
  delivery.wake();
  await expect.poll(() => delivery.trouble()).toBeUndefined();
  await expect.poll(async () => (await store.find(1))?.state).toBe("sent");
  expect(said).toHaveLength(1);
});

it("une base hors d’atteinte, qui le dit elle-même, n’est pas dite deux fois", async () => {
  const { said, delivery } = await deliveriesThatFail(new StoreUnavailable("La base ne s’ouvre pas."));
  await delivery.stop();
  expect([said, delivery.trouble()]).toEqual([[], undefined]);
});

it("un message parti dont un disque plein n’a pas laissé noter le départ ne part pas une seconde fois", async () => {
  const { store } = await freshStore();
  let full = true;
  const sent: string[] = [];
  const onFullDisk = {
    ...store,
    async noteSent(...departure: Parameters<typeof store.noteSent>) {
      if (full) throw new StoreUnavailable("Le disque est plein.");
      await store.noteSent(...departure);
    },
  };
  const sending: Way = { ...way, send: async ({ message }) => void sent.push(message) };
  await keepMessage(store, { message: "Une seule fois" });
  const [delivery] = startDeliveries(onFullDisk, [sending], () => undefined);
  onTestFinished(() => delivery?.stop());
  await expect.poll(() => sent).toHaveLength(1);
  full = false;
  await expect
    .poll(async () => {
      delivery?.wake();
      return (await store.find(1))?.state;
    })
    .toBe("sent");
  expect(sent).toEqual(["Une seule fois"]);
});
