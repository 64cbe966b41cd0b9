import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { acceptMessage } from "#server/outbox/sqlite/rows/arrivals.ts";
import { databasePath, openDatabase } from "#server/outbox/sqlite/file/database.ts";
import { deliverDue, type Gate } from "#server/outbox/delivery/deliver-due.ts";
import { createMailer } from "#server/outbox/delivery/mailer.ts";
import { listMessages } from "#server/outbox/sqlite/rows/mailbox.ts";
import type { ContactMessage } from "#server/outbox/message.ts";
import type { SmtpServer } from "#server/config/smtp-address.ts";

const MESSAGE: ContactMessage = {
  name: "Camille",
  email: "camille@example.fr",
  subject: "Bonjour",
  message: "Un texte.",
};

/** A fresh real database that closes with the test. */
export async function freshDatabase(): Promise<{ db: DatabaseSync; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  const db = openDatabase(databasePath(dataDir));
  onTestFinished(() => db.close());
  return { db, dataDir };
}

/** An outbox with its mailer, whose calendar the test moves by hand: `pass(minutes)` runs all the looks of that time. */
export async function outboxScene(port: number, smtp: Partial<SmtpServer> = {}) {
  const { db, dataDir } = await freshDatabase();
  const server: SmtpServer = {
    host: "127.0.0.1",
    port,
    secure: false,
    requireTls: false,
    auth: undefined,
    ...smtp,
  };
  const mailer = createMailer(server, {
    from: "site@example.org",
    to: "equipe@example.org",
    siteName: "Port-Brume",
  });
  let now = Date.UTC(2026, 0, 1);
  let gate: Gate = { kind: "open" };
  const look = async (): Promise<void> => {
    gate = await deliverDue(
      { db, mailer, now: () => now, random: () => 0.5, unmarked: new Set(), isStopping: () => false },
      gate,
    );
  };
  return {
    db,
    dataDir,
    look,
    gate: () => gate,
    now: () => now,
    keep(message: Partial<ContactMessage> = {}, doubtful = false) {
      acceptMessage(
        db,
        { ...MESSAGE, message: `Texte ${listMessages(db).length}`, ...message },
        { requestId: undefined, score: 0, reasons: [], doubtful, mailDomain: "example.org" },
        now,
      );
    },
    async pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        now += 60_000;
        await look();
      }
    },
    /** Moves the calendar without a look. */
    leap(minutes: number) {
      now += minutes * 60_000;
    },
    states: () => listMessages(db).map(({ state }) => state),
    messages: () => listMessages(db),
  };
}
