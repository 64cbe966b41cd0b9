// The staff's form: the editor, in French, with the settings that the build wrote into the page.
import { init } from "@sveltia/cms";
import "./form.css";
import { keepFocusInField } from "./back-to-field.ts";
import { failureWords, unreadyAnswer } from "./failure-words.ts";
import { impossibleDays } from "./impossible-days.ts";
import { noteRead, writeKnown } from "./own-disk.ts";
import { refuseFaulty } from "./refuse-faulty.ts";
import { withGone } from "./with-gone.ts";

/** Where the editor keeps what its reader prefers; the language of their browser decides otherwise, and Escape would close what is being written. */
const PREFERENCES = "sveltia-cms.prefs";

if (localStorage.getItem(PREFERENCES) === null)
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: "fr", closeWithEscape: false }));

const refuse = (...[saving, stored]: Parameters<typeof refuseFaulty>) =>
  refuseFaulty(
    saving,
    stored,
    impossibleDays(document.querySelectorAll<HTMLInputElement>("input[type=date]")),
  );

// Where the editor finds them, as bundle-form.ts changes it.
Object.assign(globalThis, {
  refuseFaulty: refuse,
  failureWords,
  unreadyAnswer,
  noteRead,
  writeKnown,
  withGone,
});
keepFocusInField();

const settings = document.querySelector("#reglages")?.textContent ?? "{}";
init({ config: JSON.parse(settings) });
