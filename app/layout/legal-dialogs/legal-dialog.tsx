import type { SiteData } from "#schemas/page-data.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { frenchSpaces } from "#text/french-spaces.ts";
import styles from "./legal-dialog.module.css";

export interface LegalDialogProps {
  id: string;
  title: string;
  sections: SiteData["legal"];
  /** Who hosts the site, which the law asks for (LCEN art. 1-1). */
  host?: SiteData["hosting"];
  open: boolean;
  onClose: () => void;
}

/** One legal notice, from the content. */
export function LegalDialog({ id, title, sections, host, open, onClose }: LegalDialogProps) {
  const titleId = `${id}-titre`;
  return (
    <Dialog id={id} open={open} onClose={onClose} labelledBy={titleId} className={styles.dialog}>
      <DialogHeader titleId={titleId} title={title} onClose={onClose} />
      <div className={styles.text}>
        {sections.length === 0 && !host && (
          <p>Ce texte n’est pas encore écrit. Une question ? Le formulaire de contact est ouvert.</p>
        )}
        {sections.map((section) => (
          <section key={section.title}>
            <h3 className={styles.heading}>{frenchSpaces(section.title)}</h3>
            <p>{section.text}</p>
          </section>
        ))}
        {host && (
          <section>
            <h3 className={styles.heading}>Hébergement</h3>
            <p>{[host.name, host.address, host.phone].filter(Boolean).join(", ")}</p>
          </section>
        )}
      </div>
    </Dialog>
  );
}
