import { useState } from "react";
import { ChatBubble } from "../features/contact/chat-bubble.tsx";
import { PhonePanel } from "../features/contact/phone-panel.tsx";
import { DonationButton } from "../features/donation/donation-button.tsx";

type Tool = "donation" | "chat" | "phone";

/** What is fixed in the corners of every page; at most one of the three is open [F2, F3, F4]. */
export function CornerTools() {
  const [open, setOpen] = useState<Tool | "none">("none");
  const toggle = (tool: Tool) => (shown: boolean) => setOpen(shown ? tool : "none");
  return (
    <>
      <DonationButton open={open === "donation"} onToggle={toggle("donation")} />
      <ChatBubble open={open === "chat"} onToggle={toggle("chat")} hidden={open === "phone"} />
      <PhonePanel open={open === "phone"} onToggle={toggle("phone")} />
    </>
  );
}
