import { useEffect, useState } from "react";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";

/** Rest of the fingers, in milliseconds, before a screen reader hears the number. */
const PAUSE = 700;

/** Words for screen readers alone, said once they have stayed the same for a while: a live region does not chatter. */
export function SettledStatus({ words }: { words: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
