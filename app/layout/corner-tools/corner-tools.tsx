import { useRef } from "react";
import { site } from "#app/content/site.ts";
import { ChatBubble } from "#app/features/contact/chat-bubble/chat-bubble.tsx";
import { PhonePanel } from "#app/features/contact/phone-panel/phone-panel.tsx";
import { DonationButton } from "#app/features/donation/donation-button.tsx";
import { DonationDialog } from "#app/features/donation/donation-dialog.tsx";
import { useLeavePage } from "#app/router/use-leave-page.ts";
import { useStore } from "#app/state/store.ts";
import { openedTool, toggleTool } from "#app/ui/opened-tool.ts";
import { useCornerToolsAway } from "./corner-tools-away.ts";
import styles from "./corner-tools.module.css";

/** Opens where donations are taken, from elsewhere on the page. */
export const raiseDonation = () => toggleTool("donation")(true);

const closeTool = () => openedTool.set(undefined);

/** Where donations are taken, their button: in the header of narrow windows, in the gutter of wide ones [F2]. */
export function DonationTool() {
  return site.donation && <DonationButton onClick={raiseDonation} />;
}

/** What is fixed in the corners of every page, and what the three tools open. */
export function CornerTools() {
  const open = useStore(openedTool);
  const tools = useRef<HTMLDivElement>(null);
  const away = useCornerToolsAway(tools);
  useLeavePage(closeTool);

  return (
    <aside
      ref={tools}
      aria-label="Écrire"
      className={styles.tools}
      data-phone={open === "phone" || undefined}
    >
      {site.donation && open === "donation" && (
        <DonationDialog donation={site.donation} onClose={() => toggleTool("donation")(false)} />
      )}
      <ChatBubble open={open === "chat"} onToggle={toggleTool("chat")} hidden={open === "phone"} />
      <PhonePanel open={open === "phone"} onToggle={toggleTool("phone")} away={away} />
    </aside>
  );
}
