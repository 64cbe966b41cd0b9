import { type MouseEvent, type ReactNode, useEffect } from "react";
import { MusicPlayer } from "#app/features/music/music-player.tsx";
import { OwnTask } from "#app/ui/hydration/own-task.tsx";
import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import { CornerTools } from "./corner-tools/corner-tools.tsx";
import { SKIP_LINKS } from "#app/ui/skip-links.ts";
import { SearchEverywhere } from "./everywhere/everywhere.tsx";
import { LegalDialogs } from "./legal-dialogs/legal-dialogs.tsx";
import { PartError } from "./part-error.tsx";
import { watchFocus } from "./reveal-focused.ts";
import { SiteFooter } from "./site-footer/site-footer.tsx";
import { SiteHeader } from "./site-header/site-header.tsx";
import { SiteStatus } from "./site-status/site-status.tsx";
import styles from "./site-layout.module.css";

/** Without an entry of the history, whose return would take the focus from what had it since. */
function goToContent(event: MouseEvent): void {
  const content = document.getElementById("contenu");
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  content.scrollIntoView({ behavior: "instant" });
}

/** The same for whoever followed the link before the code was there. */
function leaveContentPlace(): void {
  if (location.hash === "#contenu")
    history.replaceState(history.state, "", location.pathname + location.search);
}

/** What stands around every page: skip links, header [H], footer, what is fixed in the corners [F], messages. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useEffect(watchFocus, []);
  useEffect(leaveContentPlace, []);
  return (
    <>
      <nav id={SKIP_LINKS} className={styles.skips} aria-label="Accès direct">
        <a href="#contenu" onClick={goToContent}>
          Aller au contenu
        </a>
      </nav>
      <PartError>
        <OwnTask>
          <SiteHeader />
        </OwnTask>
      </PartError>
      <PartError>
        <SiteStatus />
      </PartError>
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <PartError>
        <MusicPlayer />
      </PartError>
      <PartError>
        <OwnTask>
          <SiteFooter />
        </OwnTask>
      </PartError>
      <PartError>
        <SearchEverywhere />
      </PartError>
      <PartError>
        <LegalDialogs />
      </PartError>
      <PartError>
        <OwnTask>
          <CornerTools />
        </OwnTask>
      </PartError>
      <PartError>
        <ToastRegion />
      </PartError>
    </>
  );
}
