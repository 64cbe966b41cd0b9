import { type KeyboardEvent, useRef } from "react";
import { useKey } from "#app/input/use-key.ts";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconSearch, IconX } from "#app/ui/icons/icons.ts";
import { LONGEST_SEARCH } from "./longest-search.ts";
import styles from "./search-field.module.css";

/** In an open dialog the page behind is out of reach. */
const IN_FIELDS_AND_DIALOGS = "input, textarea, select, [contenteditable], dialog";

export interface SearchFieldProps {
  /** The field's name for screen readers; the placeholder alone is no name. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onFocus?: (() => void) | undefined;
}

/** A search box: the `/` key comes to it from anywhere on the page, Esc or the cross clears it. */
export function SearchField({ label, placeholder, value, onChange, onFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useKey(
    "/",
    () => {
      input.current?.focus();
      input.current?.select();
    },
    IN_FIELDS_AND_DIALOGS,
  );

  function clear() {
    onChange("");
    // The cross stands in it: it is in sight already, and stays where it is.
    input.current?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape" && value !== "") {
      event.preventDefault();
      clear();
    }
    // What a phone's keyboard calls « Rechercher » puts it away: what was found lies behind it.
    if (event.key === "Enter" && matchMedia("(pointer: coarse)").matches) event.currentTarget.blur();
  }

  return (
    <div className={styles.box} role="search">
      <IconSearch className={styles.glass} aria-hidden />
      <input
        ref={input}
        className={styles.input}
        type="search"
        maxLength={LONGEST_SEARCH}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        onKeyDown={press}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {value !== "" && (
        <IconButton label="Vider le champ" onClick={clear}>
          <IconX aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
