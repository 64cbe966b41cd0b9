import { type Asked, useAsked } from "#app/state/use-asked.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import type * as form from "./contact-form.tsx";

const fetchForm = () => import("./contact-form.tsx");

/** The form's code, fetched by whoever comes near it; `wanted` once it is open. */
export function useComingForm(wanted: boolean): Asked<typeof form> {
  return useAsked(fetchForm, wanted);
}

/** The contact form once its code is there; until then what keeps it. */
export function ComingForm({ asked, ...props }: form.ContactFormProps & { asked: Asked<typeof form> }) {
  const Form = asked.value?.ContactForm;
  return Form ? (
    <Form {...props} />
  ) : (
    <AskedNote
      asked={asked}
      coming="Le formulaire arrive…"
      failed={"Le formulaire n’est pas arrivé\u00a0: le réseau ne répond pas."}
    />
  );
}
