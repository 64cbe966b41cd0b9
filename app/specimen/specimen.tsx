// Every component of the site in the community's colours and face, for the staff alone: the workshop serves it, no build does.
import "#app/styles/layers.css";
import { site } from "#app/content/site.ts";
import { content } from "#app/content/content.ts";
import { PAGES } from "#addresses/pages.ts";
import { StrictMode, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { createRoot } from "react-dom/client";
import { ArcIndex } from "#app/ui/arc-index/arc-index.tsx";
import { ArcPlate } from "#app/ui/arc-plate/arc-plate.tsx";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { ConsentCard } from "#app/ui/consent-card/consent-card.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { DialogHeader } from "#app/ui/dialog/dialog-header.tsx";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { IconX } from "#app/ui/icons/icons.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { toast } from "#app/ui/toast/toast.ts";
import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import { Contrasts } from "./contrasts/contrasts.tsx";
import styles from "./specimen.module.css";

function Specimen() {
  return (
    <main className={`${pageWidth} ${styles.page}`}>
      <h1>{site.name}</h1>
      <p className={styles.lead}>{site.motto}</p>
      <Contrasts />
      <Writing />
      <Actions />
      <Fields />
      <Arcs />
      <Pages />
      <ToastRegion />
    </main>
  );
}

function Writing() {
  return (
    <section aria-labelledby="ecriture">
      <h2 id="ecriture">Les écritures</h2>
      <h3>Un titre de partie : Évènements, Œuvres, Ça et là</h3>
      <p>
        Un paragraphe, dans la couleur du papier, avec <a href="#ecriture">un lien dans la page</a> et{" "}
        <ExternalLink href="https://example.org">un lien vers ailleurs</ExternalLink>.
      </p>
      <p className={styles.dim}>Un texte qui accompagne, plus discret.</p>
      <p className={styles.face}>ABCDEFGHIJKLMNOPQRSTUVWXYZ ÀÂÇÉÈÊËÎÏÔŒÙÛ 0123456789 « » ’ ! ?</p>
    </section>
  );
}

function Actions() {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby="boutons">
      <h2 id="boutons">Les boutons, les fenêtres</h2>
      <p className={styles.row}>
        <Button onClick={() => setOpen(true)}>Ouvrir une fenêtre</Button>
        <Button tone="quiet" onClick={() => toast.status("Adresse copiée dans le presse-papiers.")}>
          Montrer un message
        </Button>
        <Button disabled>Ne répond pas</Button>
        <IconButton label="Un bouton fait d’une icône">
          <IconX aria-hidden />
        </IconButton>
      </p>
      <ConsentCard
        notice="La vidéo vient d’une autre maison, qui saura que vous la regardez."
        action="Lire la vidéo"
        onAccept={() => toast.status("Ici, la vidéo commencerait.")}
        href="https://example.org"
        linkLabel="La voir là-bas"
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} labelledBy={titleId}>
        <DialogHeader titleId={titleId} title="Une fenêtre" onClose={() => setOpen(false)} />
        <p className={styles.inside}>
          Ce qui s’ouvre par-dessus la page : le contact, les dons, les mentions.
        </p>
      </Dialog>
    </section>
  );
}

function Fields() {
  return (
    <section aria-labelledby="champs">
      <h2 id="champs">Les champs, les erreurs</h2>
      <div className={styles.fields}>
        <TextField label="Nom" defaultValue="Zoé" />
        <TextField label="Adresse électronique" error="Il manque un @ : écrivez une adresse entière." />
        <TextField label="Message" multiline placeholder="Bonjour…" />
      </div>
      <AskedNote
        asked={{ state: "failed", ask: () => toast.status("Nouvel essai.") }}
        coming="Chargement…"
        failed="La liste n’a pas pu être chargée."
      />
    </section>
  );
}

function Arcs() {
  return (
    <section aria-labelledby="arcs">
      <h2 id="arcs">Les arcs, chacun à sa couleur</h2>
      <ArcIndex arcs={content("arcs").arcs}>
        {(_arc, look, words) => (
          <a className={look} href="#arcs">
            {words}
          </a>
        )}
      </ArcIndex>
      <div className={styles.plates}>
        {content("arcs").arcs.map((arc, index) => (
          <div key={arc.key} data-arc={arc.key}>
            <ArcPlate picture={arc.picture} number={index + 1} sizes="20rem" className={styles.plate}>
              <span className={styles.name} lang={arc.lang}>
                {arc.name}
              </span>
            </ArcPlate>
          </div>
        ))}
      </div>
    </section>
  );
}

function Pages() {
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Le reste, page par page</h2>
      <ul className={styles.row}>
        {PAGES.map(({ path, label }) => (
          <li key={path}>
            <a className={buttonClass("quiet")} href={path}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const container = document.getElementById("root");
if (!container) throw new Error("The document has no #root element.");
createRoot(container).render(
  <StrictMode>
    <Specimen />
  </StrictMode>,
);
