import { site } from "virtual:content/site";
import { useEffect, useState } from "react";
import { isPlainClick } from "#app/input/plain-click.ts";
import { usePath } from "#app/router/use-path.ts";
import { LegalDialog } from "./legal-dialog.tsx";
import { whoReceives } from "./who-receives.ts";

const notices = ["mentions-legales", "confidentialite"] as const;
type Notice = (typeof notices)[number];

/** The notice that a hash such as `#confidentialite` asks for. */
function noticeOf(hash: string): Notice | undefined {
  return notices.find((notice) => hash === `#${notice}`);
}

/**
 * The two legal notices, over the page since no other route exists [R8]. Any link to `#mentions-legales` or
 * `#confidentialite` opens them, also one that arrives from outside; without JavaScript the link shows them in place.
 */
export function LegalDialogs() {
  const [open, setOpen] = useState<Notice>();
  const path = usePath();

  useEffect(() => {
    const fromAddress = () => setOpen(noticeOf(location.hash));
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const notice = link?.getAttribute("href")?.startsWith("#") ? noticeOf(link.hash) : undefined;
      if (!notice || !isPlainClick(event)) return;
      // Following the link would take the focus off it, and the dialog gives the focus back on closing.
      event.preventDefault();
      setOpen(notice);
    }
    fromAddress();
    addEventListener("hashchange", fromAddress);
    document.addEventListener("click", onClick);
    return () => {
      removeEventListener("hashchange", fromAddress);
      document.removeEventListener("click", onClick);
    };
    // Back and Forward leave the page that a notice was opened on: the new address says what is open.
  }, [path]);

  function close() {
    setOpen(undefined);
    if (noticeOf(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
  }

  return (
    <>
      <LegalDialog
        id="mentions-legales"
        title="Mentions légales"
        sections={site.legal}
        host={site.hosting}
        open={open === "mentions-legales"}
        onClose={close}
      />
      <LegalDialog
        id="confidentialite"
        title="Confidentialité"
        sections={[...site.privacy, ...whoReceives(site.contact)]}
        open={open === "confidentialite"}
        onClose={close}
      />
    </>
  );
}
