import { expect, it } from "vitest";
import { messageOf } from "./message-row.ts";

const FATE = { channel: "mail", state: "sent", attempts: 1, next_attempt_at: 0, sent_at: 5, last_error: "" };
const ROW = {
  id: 1,
  request_id: null,
  mail_id: "<1@example.org>",
  received_at: 3,
  quarantined: 0,
  name: "Ada",
  email: "ada@example.fr",
  subject: "Bonjour",
  message: "Un mot",
  score: 0,
  reasons: "",
  told_at: null,
  fates: JSON.stringify([FATE]),
};

it("une ligne de la base devient un message, avec ce qu’il est devenu sur chaque voie", () => {
  expect(messageOf(ROW)).toMatchObject({
    id: 1,
    requestId: undefined,
    state: "sent",
    fates: [{ sentAt: 5 }],
  });
});

it.each([
  ["id", { id: "1" }],
  ["told_at", { told_at: "hier" }],
  ["message", { message: null }],
  ["channel", { fates: JSON.stringify([{ ...FATE, channel: "pigeon" }]) }],
  ["sent_at", { fates: JSON.stringify([{ ...FATE, sent_at: "hier" }]) }],
])("une colonne d’un autre genre que ce que nous écrivons est refusée, et nommée (%s)", (column, wrong) => {
  expect(() => messageOf({ ...ROW, ...wrong })).toThrow(`column ${column} `);
});
