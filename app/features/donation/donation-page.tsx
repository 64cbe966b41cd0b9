import { useState } from "react";
import { ConsentCard } from "#app/ui/consent-card/consent-card.tsx";
import { IconHeartHandshake } from "#app/ui/icons/icons.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import type { SiteData } from "#schemas/page-data.ts";
import styles from "./donation-page.module.css";

export type Donation = NonNullable<SiteData["donation"]>;

/** The donation service's page, asked for only after a click that says who is called [F2]. */
export function DonationPage({ donation: { page, service, text } }: { donation: Donation }) {
  const [frame, setFrame] = useState<"unasked" | "loading" | "loaded">("unasked");
  return (
    <div className={styles.body}>
      <p>{text}</p>
      {frame === "unasked" ? (
        <ConsentCard
          notice={`La page de don est sur ${new URL(page).hostname}, chez ${service}. En\u00a0l’affichant, ce service reçoit votre adresse IP et peut déposer des traceurs, selon ses propres règles. Rien n’est chargé avant.`}
          action={
            <>
              <IconHeartHandshake size={20} aria-hidden />
              {"Afficher la page de\u00a0don"}
            </>
          }
          onAccept={() => setFrame("loading")}
          href={page}
          linkLabel={`Ouvrir chez ${service}`}
        />
      ) : (
        <>
          <p className={styles.aside}>
            Rien ne s’affiche{"\u00a0"}?{" "}
            <ExternalLink href={page}>{"Ouvrir la page de\u00a0don"}</ExternalLink>
          </p>
          <div className={styles.room}>
            {frame === "loading" && <p className={styles.waiting}>La page de don arrive…</p>}
            <iframe
              ref={takeFocus}
              className={styles.frame}
              src={page}
              title={`Page de don, ${service}`}
              // Safe together here: the frame is another origin's, so it cannot lift its own sandbox.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
              allow={`payment ${new URL(page).origin}`}
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => setFrame("loaded")}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** The button that was pressed has gone: the keyboard goes on in what it brought, which has a name. */
function takeFocus(frame: HTMLElement | null): void {
  frame?.focus({ preventScroll: true });
}
