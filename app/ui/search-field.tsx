import { useEffect, useRef } from "react";
import { IconButton } from "./icon-button.tsx";
import { IconSearch, IconX } from "./icons.ts";
import styles from "./search-field.module.css";

export interface SearchFieldProps {
  /** The field's name for screen readers; the placeholder alone is no name. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box: the `/` key comes to it from anywhere on the page, Esc or the cross clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  function clear() {
    onChange("");
    input.current?.focus();
  }
  return (
    <div className={styles.box} role="search">
      <IconSearch className={styles.glass} aria-hidden />
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && value !== "" && (event.preventDefault(), clear())}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {value !== "" && (
        <IconButton label="Effacer la recherche" onClick={clear}>
          <IconX aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** Whether a key goes into a text; in an open dialog the page behind is out of reach as well. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null
  );
}
