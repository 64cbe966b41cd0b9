import { useEffect, useState } from "react";
import { LEGAL_NOTICES } from "#addresses/files.ts";
import { loadContent } from "#app/content/content.ts";
import { isPlainClick } from "#app/input/plain-click.ts";
import { usePath } from "#app/router/use-path.ts";
import { useAsked } from "#app/state/use-asked.ts";
import type { LegalNotice } from "#schemas/page-data.ts";

type Notice = LegalNotice["id"];

const NOTICES: readonly Notice[] = ["mentions-legales", "confidentialite"];

/** The notice that a hash such as `#confidentialite` asks for. */
function noticeOf(hash: string): Notice | undefined {
  return NOTICES.find((id) => hash === `#${id}`);
}

async function fetchDialog() {
  const [{ LegalDialog }] = await Promise.all([import("./legal-dialog.tsx"), loadContent("legal")]);
  return LegalDialog;
}

/**
 * The two legal notices, over the page since no other route exists [R8]. A link to their document opens them here, and so
 * does an address that ends in `#mentions-legales` or `#confidentialite`; their text comes with the first one. Without
 * JavaScript, or without the network that brings it, the link leads to the document.
 */
export function LegalDialogs() {
  const [open, setOpen] = useState<Notice>();
  const path = usePath();
  const { value: LegalDialog, state } = useAsked(fetchDialog, open !== undefined);

  useEffect(() => {
    const fromAddress = () => setOpen(noticeOf(location.hash));
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const notice = link?.pathname === LEGAL_NOTICES ? noticeOf(link.hash) : undefined;
      if (!notice || !isPlainClick(event)) return;
      // Following the link would take the focus off it, and the dialog gives the focus back on closing.
      event.preventDefault();
      setOpen(notice);
    }
    fromAddress();
    addEventListener("hashchange", fromAddress);
    addEventListener("popstate", fromAddress);
    document.addEventListener("click", onClick);
    return () => {
      removeEventListener("hashchange", fromAddress);
      removeEventListener("popstate", fromAddress);
      document.removeEventListener("click", onClick);
    };
    // Back and Forward leave the page, or the state of it, that a notice was opened on: the new address says what is open.
  }, [path]);

  useEffect(() => {
    if (state === "failed" && open) location.assign(`${LEGAL_NOTICES}#${open}`);
  }, [state, open]);

  function close() {
    setOpen(undefined);
    if (noticeOf(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
  }

  return LegalDialog && <LegalDialog open={open} onClose={close} />;
}
