import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from "react";
import { fieldBox } from "../field-box/field-box.ts";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import styles from "./text-field.module.css";

type Control =
  | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>);

export type TextFieldProps = Control & {
  label: string;
  /** What is wrong, in words, read with the field; seen beside its label unless the placeholder says it already. */
  error?: string | undefined;
};

/** A field with its visible label and, after a failed try, what is wrong with it. Always required: it says so. */
export function TextField({ label, error, ...control }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-erreur`;
  const shared = {
    id,
    className: `${fieldBox} ${styles.control}`,
    "aria-required": true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
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
      {error &&
        (control.placeholder ? (
          <VisuallyHidden>
            <span id={errorId}>{error}</span>
          </VisuallyHidden>
        ) : (
          <p className={styles.error} id={errorId}>
            {error}
          </p>
        ))}
    </div>
  );
}

function withoutFlag<T extends { multiline?: boolean }>({
  multiline: _multiline,
  ...rest
}: T): Omit<T, "multiline"> {
  return rest;
}
