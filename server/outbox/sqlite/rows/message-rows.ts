/** What is asked of the table of messages, on an open database: the ways of the port, one statement or a few each. */
export { countMessages, keepArrival, keepSetting } from "./arrivals.ts";
export {
  beginRound,
  nextDue,
  noteAttempt,
  noteFailure,
  noteSent,
  oldestBlocked,
  releaseBlocked,
} from "./deliveries.ts";
export {
  eraseByEmail,
  expiredIds,
  findMessage,
  listMessages,
  releaseMessages,
  removeMessages,
  retryMessages,
} from "./mailbox.ts";
