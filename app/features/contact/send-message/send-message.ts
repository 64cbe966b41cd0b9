import { site } from "#app/content/site.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { HIDDEN_FIELDS } from "#schemas/contact-message.ts";
import { keepId, lastTry } from "../draft-storage.ts";
import { contactState, markFailed, markSending, markSent, type Place } from "../contact-store.ts";
import { type Failure, failureOf, NoAnswer } from "../failure-text.ts";
import { formToken } from "./form-token.ts";
import { requestIds } from "./request-id.ts";

export { askFormToken } from "./form-token.ts";

interface Answer {
  status: number;
  text: string;
}

/** How long the visitor waits for an answer, in milliseconds. */
const PATIENCE = 30_000;

const ids = requestIds(lastTry);

/**
 * Sends the form as it stands, in the e-mail provider's own wire shape, to the provider or to our server [C3].
 * Never throws: the outcome is in the contact store, in the console [C4, C5] and before the visitor.
 * @returns `sent` once it has arrived, why it did not otherwise; nothing while another one is on its way
 */
export async function sendMessage(
  form: HTMLFormElement,
  place: Place,
): Promise<"sent" | Failure | undefined> {
  if (contactState().sending.kind === "sending") return undefined;
  const words = JSON.stringify(contactState().draft);
  const id = ids.idFor(words);
  // A page that is loaded again tries the same message, whatever became of the first answer.
  keepId(words, id);
  setHidden(form, "requestId", id);
  setHidden(form, "formToken", formToken());
  markSending(place);
  const way = { left: false };
  try {
    const answer = await answerTo(form, way);
    // A page instead of an answer comes from something in between, as the entrance of a hotel's network: nothing has arrived.
    const entrance = answer.text.trimStart().startsWith("<");
    if ((answer.status === 200 && !entrance) || answer.text === "OK") {
      succeed(answer, place);
      return "sent";
    }
    // Told to load the page again: the number is then another.
    if (answer.status === 422) keepId(words, undefined);
    return fail(answer, form, place, way.left);
  } catch (error) {
    return fail(error, form, place, way.left);
  }
}

function succeed(answer: Answer, place: Place): void {
  ids.forget();
  markSent(place);
  console.log("Message envoyé avec succès !", answer.status, answer.text);
}

function fail(error: unknown, form: HTMLFormElement, place: Place, left: boolean): Failure {
  // The words to the letter [C5]; what the library said comes after them.
  console.error("Erreur lors de l'envoi de l'e-mail", error);
  const failure = failureOf(error, site.contact.host === "", left);
  markFailed(place, failure);
  // The visitor may have closed the place meanwhile.
  if (!form.isConnected || form.closest("[inert]"))
    toast.alert(
      `Votre message n’est ${failure.unsure ? "peut-être " : ""}pas parti\u00a0: rouvrez le formulaire, votre texte y est gardé.`,
    );
  return failure;
}

/** What was answered, with whatever status: the library throws those that are no success to it, but the word « OK » is one [C3]. */
async function answerTo(form: HTMLFormElement, way: { left: boolean }): Promise<Answer> {
  const { host, serviceId, templateId, publicKey } = site.contact;
  const send = async () => {
    const { init, sendForm, EmailJSResponseStatus } = await import("@emailjs/browser");
    // It comes too late: what the visitor was told must stay true.
    if (over) throw new NoAnswer();
    // The provider's library takes the origin from `init` alone; options of a single call do not change it.
    init({ publicKey, origin: host || location.origin });
    way.left = navigator.onLine;
    return sendForm(serviceId, templateId, form).catch((thrown: unknown) => {
      if (thrown instanceof EmailJSResponseStatus) return thrown;
      throw thrown;
    });
  };
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), PATIENCE);
  });
  return Promise.race([send(), silence]).finally(() => {
    over = true;
    clearTimeout(timer);
  });
}

function setHidden(form: HTMLFormElement, name: keyof typeof HIDDEN_FIELDS, value: string): void {
  const field = form.elements.namedItem(HIDDEN_FIELDS[name]);
  if (field instanceof HTMLInputElement) field.value = value;
}
