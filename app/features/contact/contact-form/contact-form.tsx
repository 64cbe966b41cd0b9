import { site } from "#app/content/site.ts";
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { LEGAL_NOTICES } from "#addresses/files.ts";
import { useNetworkBack } from "#app/state/use-network-back.ts";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import {
  FIELD_NAMES,
  type FieldKind,
  type FieldName,
  HIDDEN_FIELDS,
  MESSAGE_FIELDS,
} from "#schemas/contact-message.ts";
import { enumerated } from "#text/enumerated.ts";
import { checkDraft, maySend } from "./check-draft.ts";
import styles from "./contact-form.module.css";
import { markFailed, markLed, type Place, replaceDraft, useContact, writeField } from "../contact-store.ts";
import { type Draft, isEmptyDraft, withoutBlanks } from "../draft.ts";
import { firstGap, unanswered } from "../reasons.ts";
import { Honeypot } from "./honeypot.tsx";
import { MeantEmail } from "./meant-email.tsx";
import { ReasonPicker } from "./reason-picker.tsx";
import { SendRow } from "./send-row.tsx";
import { askFormToken, sendMessage } from "../send-message/send-message.ts";

/** Who receives the message, in a sentence; the whole is in the privacy notice (GDPR art. 13). */
const purpose = site.contact.host
  ? `Votre message passe par le service ${new URL(site.contact.host).hostname}, puis arrive au staff.`
  : site.contact.chat
    ? `Ce que vous écrivez arrive au staff, aussi dans un salon de ${site.contact.chat.service}, et ne sert qu’à vous répondre.`
    : "Ce que vous écrivez sert à vous répondre, et à rien d’autre.";

/** What each field is called [C1], and what the browser may fill it with. */
const WORDS: Record<FieldName, { label: string; autoComplete?: string }> = {
  name: { label: "Nom", autoComplete: "name" },
  email: { label: "Email", autoComplete: "email" },
  subject: { label: "Sujet", autoComplete: "off" },
  message: { label: "Message" },
};

/** How each kind of field is typed in. */
const CONTROLS = {
  line: {},
  email: { type: "email" },
  text: { multiline: true, rows: 4 },
} as const satisfies Record<FieldKind, object>;

export interface ContactFormProps {
  place: Place;
  /** True while nobody sees it: the phone is down. */
  asleep?: boolean;
  /** Called once the message has arrived, with the address to which the answer will come. */
  onSent?: (answerTo: string) => void;
}

/** The contact form [C1–C6], placed twice: both places write the same message. */
export function ContactForm({ place, asleep = false, onSent }: ContactFormProps) {
  const { draft, sending, called, sent } = useContact();
  const [checked, setChecked] = useState(false);
  // How many were empty, and how many wrong, as it was held back: said then, and not anew at each one that is filled.
  const [held, setHeld] = useState([0, 0]);
  // The lines without an answer that have held the message back once; they do not a second time.
  const [told, setTold] = useState<readonly string[]>([]);
  const mayGo = (words: Draft) =>
    maySend(words) && unanswered(words.message).asks.every((ask) => told.includes(ask));
  const ownForm = useRef<HTMLFormElement>(null);
  const failure = sending.kind === "failed" && sending.place === place ? sending : undefined;
  const errors = checked ? checkDraft(draft) : {};
  const onlyGaps = checked && mayGo(draft) && errors.message !== undefined;
  if (failure?.field) errors[failure.field] = failure.text;
  const busy = sending.kind === "sending";
  useNetworkBack(failure?.back !== undefined, () => {
    if (failure?.back) markFailed(place, { ...failure, text: failure.back, back: undefined });
  });

  // The sentence of success belongs to the phone alone; the chat is answered by a toast [C4].
  // Sent from the chat, it is written once the phone is up: nothing is said in what nobody sees.
  const awake = !asleep || sent?.place === "phone";
  // Beside a message that is begun, or does not go, it would say the contrary.
  const none = isEmptyDraft(draft) && sending.kind === "idle" && !checked;
  const received = place === "phone" && awake && none ? sent : undefined;
  const outcome =
    busy && sending.place === place ? "Envoi en cours…" : received ? "Message envoyé avec succès !" : "";
  const empty = checked ? emptyOf(draft) : [];
  const wrong = FIELD_NAMES.filter((name) => errors[name] && !empty.includes(name));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const words = withoutBlanks(draft);
    const faults = checkDraft(words);
    const first = FIELD_NAMES.find((name) => faults[name]);
    if (first && !mayGo(words)) {
      setChecked(true);
      const left = emptyOf(words).length;
      setHeld([left, Object.keys(faults).length - left]);
      setTold(unanswered(words.message).asks);
      replaceDraft(words);
      focusField(form, first, words);
      return;
    }
    setChecked(false);
    const outcome = await sendMessage(form, place);
    if (outcome === "sent") {
      setTold([]);
      onSent?.(words.email.trim());
    } else if (outcome?.field) {
      focusField(form, outcome.field, words);
    }
  }

  // Filled from elsewhere on the page: on to what it leaves open, unless the keyboard has gone elsewhere meanwhile.
  const led = called && place === "phone" && !asleep;
  const lead = useEffectEvent((form: HTMLFormElement) => {
    const faults = checkDraft(draft);
    const first = FIELD_NAMES.find((name) => faults[name]);
    if (first && form.closest("section")?.contains(document.activeElement)) focusField(form, first, draft);
    markLed();
  });
  useEffect(() => {
    if (led && ownForm.current) lead(ownForm.current);
  }, [led]);

  const field = (name: FieldName) => ({
    name,
    value: draft[name],
    placeholder: checked && draft[name] === "" ? "Champ requis" : "",
    error: errors[name],
    readOnly: busy,
    // The pace of a person is told by our own server alone; an outside provider knows nothing of it.
    onFocus: () => site.contact.host === "" && void askFormToken(),
  });

  return (
    <form ref={ownForm} className={styles.form} noValidate onSubmit={submit}>
      {place === "phone" && !busy && <ReasonPicker />}
      <p className={styles.hint}>Les quatre champs sont obligatoires.</p>
      {/* Once for all of them: each says it for the eyes in its own place [C3]. A single wrong one has the keyboard, and says it. */}
      <VisuallyHidden>
        <span role="status">
          {empty.length === held[0] &&
            wrong.length === held[1] &&
            (empty.length > 0 || wrong.length > 1) &&
            [listed("À remplir", empty), listed("À corriger", wrong)].join(" ").trim()}
        </span>
      </VisuallyHidden>
      {FIELD_NAMES.map((name) => (
        <div key={name}>
          <TextField
            {...WORDS[name]}
            {...CONTROLS[MESSAGE_FIELDS[name].kind]}
            {...field(name)}
            onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              writeField(name, event.target.value)
            }
          />
          {name === "email" && !busy && <MeantEmail typed={draft.email} />}
        </div>
      ))}
      <Honeypot />
      <input type="hidden" name={HIDDEN_FIELDS.requestId} />
      <input type="hidden" name={HIDDEN_FIELDS.formToken} />
      <SendRow
        busy={busy}
        outcome={outcome}
        received={received}
        failure={failure?.field ? undefined : failure?.text}
        label={busy ? "Envoi…" : failure?.again ? "Réessayer" : onlyGaps ? "Envoyer tel quel" : "Envoyer"}
      />
      <p className={styles.privacy}>
        {purpose} <a href={`${LEGAL_NOTICES}#confidentialite`}>Confidentialité</a>
      </p>
    </form>
  );
}

const emptyOf = (draft: Draft) => FIELD_NAMES.filter((name) => draft[name] === "");

/** « À remplir : Nom et Sujet. », or nothing where no field is concerned. */
function listed(todo: string, names: readonly FieldName[]): string {
  return names.length === 0 ? "" : `${todo}\u00a0: ${enumerated(names.map((name) => WORDS[name].label))}.`;
}

/** Puts the keyboard in a field, in the message behind its first line without an answer. */
function focusField(form: HTMLFormElement, name: FieldName, { message }: Draft): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement) field.selectionEnd = field.selectionStart = firstGap(message);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // With its label and what is wrong, in a low window too.
  field.parentElement?.scrollIntoView({ block: "nearest" });
}
