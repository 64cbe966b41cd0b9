/** What has not reached every channel yet, without what is doubtful, in every engine's words. */
export const TO_SEND = `quarantined = 0 AND (NOT EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id)
  OR EXISTS (SELECT 1 FROM delivery WHERE message_id = message.id AND state IN ('queued', 'blocked', 'refused')))`;

/** Selects messages, in the words of SQLite and D1, each with its fates in one column; a WHERE may follow, which calls the table `message`. */
export const SELECT_MESSAGES = `SELECT message.*, (
    SELECT json_group_array(json_object('channel', channel, 'state', state, 'attempts', attempts,
      'next_attempt_at', next_attempt_at, 'sent_at', sent_at, 'last_error', last_error))
    FROM delivery WHERE message_id = message.id
  ) AS fates FROM message`;
