import { useEffect, useRef } from "react";
import { site } from "#app/content/site.ts";
import { ChatBubble } from "#app/features/contact/chat-bubble/chat-bubble.tsx";
import { PhonePanel } from "#app/features/contact/phone-panel/phone-panel.tsx";
import { DonationButton } from "#app/features/donation/donation-button.tsx";
import { DonationDialog } from "#app/features/donation/donation-dialog.tsx";
import { usePath } from "#app/router/use-path.ts";
import { createStore, useStore } from "#app/state/store.ts";
import { useCornerToolsAway } from "./corner-tools-away.ts";
import styles from "./corner-tools.module.css";

type Tool = "donation" | "chat" | "phone";

/** At most one of the three is open [F2, F3, F4]. */
const opened = createStore<Tool | undefined>(undefined);

// A late closing, once a message has left, shuts no other tool that was opened meanwhile.
const toggle = (tool: Tool) => (shown: boolean) =>
  opened.set(shown ? tool : opened.get() === tool ? undefined : opened.get());

/** Opens where donations are taken, from elsewhere on the page. */
export const raiseDonation = () => toggle("donation")(true);

/** Where donations are taken, their button: in the header of narrow windows, in the gutter of wide ones [F2]. */
export function DonationTool() {
  return site.donation && <DonationButton onClick={raiseDonation} />;
}

/** What is fixed in the corners of every page, and what the three tools open. */
export function CornerTools() {
  const open = useStore(opened);
  const path = usePath();
  const tools = useRef<HTMLDivElement>(null);
  const away = useCornerToolsAway(tools);
  // What is open belongs to the page that it was opened on: Back and Forward close it for good.
  useEffect(() => () => opened.set(undefined), [path]);

  return (
    <aside
      ref={tools}
      aria-label="Écrire"
      className={styles.tools}
      data-phone={open === "phone" || undefined}
    >
      {site.donation && open === "donation" && (
        <DonationDialog donation={site.donation} onClose={() => toggle("donation")(false)} />
      )}
      <ChatBubble open={open === "chat"} onToggle={toggle("chat")} hidden={open === "phone"} />
      <PhonePanel open={open === "phone"} onToggle={toggle("phone")} away={away} />
    </aside>
  );
}
