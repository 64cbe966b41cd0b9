/** Mail, whatever carries it: what it says, and the service that takes it over HTTPS. SMTP stands apart, in smtp/: it needs a machine. */
export { BREVO, createMailApi, createMailApiNotices } from "./mail-api.ts";
export { answersTo, type MailAddresses, mailSubject, mailText, mailWords } from "./mail-words.ts";
