import { site } from "#app/content/site.ts";
import { useRef, useState } from "react";
import { ChatBubble } from "#app/features/contact/chat-bubble/chat-bubble.tsx";
import { PhonePanel } from "#app/features/contact/phone-panel/phone-panel.tsx";
import { DonationButton } from "#app/features/donation/donation-button.tsx";
import { usePath } from "#app/router/use-path.ts";
import { useCornerToolsAway } from "./corner-tools-away.ts";
import styles from "./corner-tools.module.css";

type Tool = "donation" | "chat" | "phone";

/** What is fixed in the corners of every page; at most one of the three is open [F2, F3, F4]. */
export function CornerTools() {
  const [opened, setOpened] = useState<{ tool: Tool; on: string }>();
  const path = usePath();
  const tools = useRef<HTMLDivElement>(null);
  const away = useCornerToolsAway(tools);
  // What is open belongs to the page that it was opened on: Back and Forward close it for good.
  if (opened && opened.on !== path) setOpened(undefined);
  const open = opened?.on === path ? opened.tool : undefined;

  // A late closing, once a message has left, shuts no other tool that was opened meanwhile.
  const toggle = (tool: Tool) => (shown: boolean) =>
    setOpened((now) => (shown ? { tool, on: path } : now?.tool === tool ? undefined : now));
  return (
    <aside ref={tools} aria-label={site.donation ? "Écrire et soutenir" : "Écrire"} className={styles.tools}>
      {site.donation && (
        <DonationButton
          donation={site.donation}
          open={open === "donation"}
          onToggle={toggle("donation")}
          away={away}
        />
      )}
      <ChatBubble open={open === "chat"} onToggle={toggle("chat")} hidden={open === "phone"} away={away} />
      <PhonePanel open={open === "phone"} onToggle={toggle("phone")} away={away} />
    </aside>
  );
}
