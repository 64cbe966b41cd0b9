import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useId } from "../hydration/use-id.ts";
import { fieldBox } from "../field-box/field-box.ts";
import styles from "./text-field.module.css";

type Control =
  | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>);

export type TextFieldProps = Control & {
  label: string;
  /** What is wrong, in words, seen and read with the field; once, so not where a placeholder says it already. */
  error?: string | undefined;
};

/** A field with its visible label and, after a failed try, what is wrong with it. Always required: it says so. */
export function TextField({ label, error, ...control }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-erreur`;
  // The placeholder says it already, to the eye and to the ear.
  const described = error !== undefined && !control.placeholder;
  const shared = {
    id,
    className: `${fieldBox} ${styles.control}`,
    "aria-required": true,
    // Said in either case: an email begun would else be called invalid by the browser, without a reason.
    "aria-invalid": error !== undefined,
    "aria-describedby": described ? errorId : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {control.multiline ? (
        <textarea rows={5} {...withoutFlag(control)} {...shared} />
      ) : (
        <input {...withoutFlag(control)} {...shared} />
      )}
      {described && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

function withoutFlag<T extends { multiline?: boolean }>({
  multiline: _multiline,
  ...rest
}: T): Omit<T, "multiline"> {
  return rest;
}
