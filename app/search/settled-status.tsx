import { useEffect, useState } from "react";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";

/** Rest of the fingers, in milliseconds, before a screen reader hears the number. */
const PAUSE = 700;

export interface SettledStatusProps {
  words: string;
  /** What they are said of: of another one they are said again, even where they are the same. */
  of?: unknown;
}

/** Words for screen readers alone, said once they have stayed the same for a while: a live region does not chatter. */
export function SettledStatus({ words, of }: SettledStatusProps) {
  const [said, setSaid] = useState({ words: "", of });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ words, of }), PAUSE);
    return () => clearTimeout(timer);
  }, [words, of]);
  return (
    <VisuallyHidden>
      <span role="status">{said.of === of && said.words}</span>
    </VisuallyHidden>
  );
}
