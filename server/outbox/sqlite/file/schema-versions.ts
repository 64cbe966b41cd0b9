/**
 * The tables, as each version of the project changed them: the first text makes version 1, the next turns it into
 * version 2, and so on. A text is final once it was published, which is why nothing here is derived from a table of
 * fields or states that may change: databases out there were made by exactly these words.
 */
export const SCHEMA_VERSIONS: readonly string[] = [
  `
CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id TEXT UNIQUE,
  mail_id TEXT NOT NULL UNIQUE,
  payload_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'blocked', 'refused', 'quarantine')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  score INTEGER NOT NULL DEFAULT 0,
  reasons TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  last_error TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX message_by_state ON message (state, next_attempt_at);
CREATE INDEX message_by_payload ON message (payload_hash, received_at);
CREATE INDEX message_by_arrival ON message (received_at);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`,
  // Version 2: a fate for each channel, and what people were told. A message that waited without a try has no fate yet:
  // the first round of deliveries gives it one for each channel that is open then.
  `
CREATE TABLE delivery (
  message_id INTEGER NOT NULL REFERENCES message (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'chat')),
  state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'blocked', 'refused')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  last_error TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (message_id, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX delivery_by_state ON delivery (channel, state, next_attempt_at);
INSERT INTO delivery (message_id, channel, state, attempts, next_attempt_at, sent_at, last_error)
  SELECT id, 'mail', state, attempts, next_attempt_at, sent_at, last_error FROM message
  WHERE state IN ('sending', 'sent', 'blocked', 'refused') OR (state = 'queued' AND (attempts > 0 OR last_error <> ''));
ALTER TABLE message ADD COLUMN quarantined INTEGER NOT NULL DEFAULT 0 CHECK (quarantined IN (0, 1));
ALTER TABLE message ADD COLUMN told_at INTEGER;
UPDATE message SET quarantined = 1 WHERE state = 'quarantine';
DROP INDEX message_by_state;
ALTER TABLE message DROP COLUMN state;
ALTER TABLE message DROP COLUMN attempts;
ALTER TABLE message DROP COLUMN next_attempt_at;
ALTER TABLE message DROP COLUMN sent_at;
ALTER TABLE message DROP COLUMN last_error;
CREATE TABLE alert (kind TEXT PRIMARY KEY, sent_at INTEGER NOT NULL) STRICT;
`,
  // Version 3: the quarantine is counted for every message that comes, without reading the rows.
  `
CREATE INDEX message_in_quarantine ON message (received_at) WHERE quarantined = 1;
`,
];
