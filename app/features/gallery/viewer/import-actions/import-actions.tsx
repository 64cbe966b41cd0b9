import { useEffect, useRef, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { site } from "#app/content/site.ts";
import { Button, type ButtonProps, buttonClass } from "#app/ui/button/button.tsx";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { IconCheck, IconCopy, IconDownload, IconShare3 } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { copyAddress, importAddress } from "../../import-address.ts";
import { importSize } from "../../gallery-words.ts";
import { WallButton } from "../../my-wall/my-wall.tsx";
import styles from "./import-actions.module.css";

/** How long the button says that it has copied, in milliseconds. */
const FRESH = 2000;

/** The address that was copied last, and whether that was just now. */
interface Copied {
  url: string;
  fresh: boolean;
}

/** Copies the URL of the import image, whole and absolute [P6]; shares, downloads; says what the game will load. */
export function ImportActions({ item, open }: { item: GalleryItem; open: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<string>();
  const [copied, setCopied] = useState<Copied>();
  const url = importAddress(item);
  const size = importSize(item.import);
  const here = copied?.url === url;
  const fresh = here && copied.fresh;
  const own = item.import.url.startsWith("/");

  async function copy() {
    const refusal = "Votre navigateur refuse de copier. L’URL est sélectionnée : copiez-la à la main.";
    const done = place.current !== null && (await copyAddress(url, place.current, refusal));
    setRefused(done ? undefined : url);
    setCopied(done ? { url, fresh: true } : undefined);
  }

  useEffect(() => {
    if (!copied?.fresh) return;
    const timer = setTimeout(() => setCopied({ ...copied, fresh: false }), FRESH);
    return () => clearTimeout(timer);
  }, [copied]);

  function share() {
    // Whoever closes the share sheet has changed their mind: that is no failure.
    navigator.share({ title: item.title, url: location.href }).catch(() => undefined);
  }

  return (
    <div className={styles.actions} ref={place}>
      <CopyButton className={styles.import} done={fresh} onClick={copy}>
        Importer en jeu
      </CopyButton>
      <CopyButton className={styles.copy} done={fresh} onClick={copy}>
        <IconCopy size={20} aria-hidden />
        Copier l’URL
      </CopyButton>
      {refused === url && <ManualCopy url={url} />}
      <div className={styles.others}>
        {"share" in navigator && (
          <Button tone="quiet" onClick={share}>
            <IconShare3 size={20} aria-hidden />
            <VisuallyHidden below="40rem">Partager</VisuallyHidden>
          </Button>
        )}
        <a
          className={buttonClass("quiet")}
          href={url}
          {...(own ? { download: "" } : { target: "_blank", rel: "noopener noreferrer" })}
        >
          <IconDownload size={20} aria-hidden />
          <VisuallyHidden below="40rem">Télécharger</VisuallyHidden>
        </a>
      </div>
      <WallButton id={item.id} wanted={open} className={styles.wall} />
      <div className={styles.note}>
        {here ? <p className={styles.next}>En jeu, collez cette URL comme image.</p> : <p>{size}</p>}
        {site.tutorial && (
          <ExternalLink href={site.tutorial} className={styles.short}>
            Tutoriel
          </ExternalLink>
        )}
      </div>
      {site.tutorial && (
        <ExternalLink href={site.tutorial} className={styles.tutorial}>
          Comment importer en jeu ?
        </ExternalLink>
      )}
    </div>
  );
}

interface CopyButtonProps extends ButtonProps {
  /** Whether it has copied just now. */
  done: boolean;
}

/** A button that shows that it has copied. For the eyes alone: its name stays, and the toast is what is heard [P6]. */
function CopyButton({ done, children, ...button }: CopyButtonProps) {
  return (
    <Button {...button}>
      <span className={styles.words} data-done={done || undefined}>
        {children}
      </span>
      {done && (
        <span className={styles.done} aria-hidden>
          <IconCheck size={22} />
          Copié
        </span>
      )}
    </Button>
  );
}

/** The address in a field, selected, for browsers that let no page write to the clipboard. */
function ManualCopy({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className={styles.manual}>
      <label htmlFor={id}>
        {matchMedia("(pointer: coarse)").matches
          ? "URL à copier\u00a0: appuyez longuement, puis Copier"
          : "URL à copier (Ctrl + C)"}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
