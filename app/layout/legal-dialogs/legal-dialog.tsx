import { content } from "#app/content/content.ts";
import type { LegalNotice } from "#schemas/page-data.ts";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { splitSites } from "#text/split-sites.ts";
import styles from "./legal-dialog.module.css";

export interface LegalDialogProps {
  /** The notice that is read; none while both are closed. */
  open: LegalNotice["id"] | undefined;
  onClose: () => void;
}

/** Both legal notices of the content, each in its dialog. */
export function LegalDialog({ open, onClose }: LegalDialogProps) {
  return content("legal").map(({ id, title, sections }) => (
    <Dialog
      key={id}
      open={open === id}
      onClose={onClose}
      labelledBy={`${id}-titre`}
      className={styles.dialog}
    >
      <DialogHeader titleId={`${id}-titre`} title={title} onClose={onClose} />
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section.title}>
            {section.title !== "" && <h3 className={styles.heading}>{section.title}</h3>}
            <p>
              {splitSites(section.text).map(({ text, href }) =>
                href === undefined ? (
                  text
                ) : (
                  <ExternalLink key={href} href={href}>
                    {text}
                  </ExternalLink>
                ),
              )}
            </p>
          </section>
        ))}
      </div>
    </Dialog>
  ));
}
