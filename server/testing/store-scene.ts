import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { ContactMessage } from "#schemas/contact-message.ts";
import type { Acceptance, Arrivals, MessageStore } from "#server/outbox/message-store.ts";
import { databasePath, isSound as reads, openDatabase, openStore } from "#server/outbox/sqlite/sqlite.ts";

/** A fresh real store in a folder of its own, which closes with the test. */
export async function freshStore(): Promise<{ store: MessageStore; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  return { store: await openTestStore(dataDir), dataDir };
}

/** The messages of a data folder, as a process beside the server sees them; closed with the test. */
export async function openTestStore(dataDir: string): Promise<MessageStore> {
  const store = await openStore(dataDir);
  onTestFinished(() => store.close());
  return store;
}

/** Keeps a message without asking anyone. `words` replace those of a plain message; `at` is an instant in milliseconds. */
export function keepMessage(
  store: Arrivals,
  words: Partial<ContactMessage>,
  circumstances: { at?: number; requestId?: string; doubtful?: boolean; reasons?: string[] } = {},
): Promise<Acceptance> {
  const { at = Date.now(), requestId, doubtful = false, reasons = [] } = circumstances;
  const message = {
    name: "Camille",
    email: "camille@example.fr",
    subject: "Bonjour",
    message: "Un texte.",
    ...words,
  };
  return store.keep({ message, requestId, mailDomain: "example.org", at }, () => ({
    score: reasons.length * 4,
    reasons,
    doubtful,
  }));
}

/** Whether the database of a data folder reads back well to its last page. */
export function isSound(dataDir: string): boolean {
  const db = openDatabase(databasePath(dataDir));
  try {
    return reads(db);
  } finally {
    db.close();
  }
}
