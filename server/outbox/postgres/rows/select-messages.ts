/** Selects messages, each with its fates in one column; a WHERE may follow, which calls the table `message`. */
export const SELECT_MESSAGES = `SELECT message.*, (
    SELECT coalesce(json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts,
      'next_attempt_at', next_attempt_at, 'sent_at', sent_at, 'last_error', last_error) ORDER BY channel), '[]')::text
    FROM delivery WHERE message_id = message.id
  ) AS fates FROM message`;
