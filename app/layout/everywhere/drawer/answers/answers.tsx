import { useEffect, useRef } from "react";
import { isPlainClick } from "#app/input/plain-click.ts";
import { Highlight, MarkedText } from "#app/search/highlight.tsx";
import { classNames } from "#app/ui/class-names.ts";
import {
  IconArrowRight,
  IconExternalLink,
  IconHeartHandshake,
  IconMusic,
  IconPhone,
  IconPlayerPlayFilled,
  IconUsers,
} from "#app/ui/icons/icons.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Unknown } from "#app/ui/typography/unknown.tsx";
import { isKnownAuthor } from "#text/credit.ts";
import { frenchNumber } from "#text/counted.ts";
import type { Answer, AnswerGroup } from "../find/find-everywhere.ts";
import styles from "./answers.module.css";

export interface AnswersProps {
  /** The start of the ids: of the list (`list`), of each group and of each answer, its key. */
  id: string;
  groups: readonly AnswerGroup[];
  /** Folded. */
  query: string;
  /** The one that Enter follows. */
  active: Answer | undefined;
  onPoint: (key: string) => void;
  onFollow: (answer: Answer) => void;
}

/** What answers, as cards behind the guide of their kind. */
export function Answers({ id, groups, query, active, onPoint, onFollow }: AnswersProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = active?.key;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [at]);

  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label="Réponses"
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ kind, title, total, answers }) => (
        <div key={kind} role="group" aria-labelledby={id + kind} className={styles.group}>
          <p id={id + kind} role="presentation" className={styles.guide}>
            {title} <span className={styles.count}>{frenchNumber(total)}</span>
          </p>
          {answers.map((answer) => (
            // A real address, to open elsewhere too; the keyboard stays in the field, which points at it.
            <a
              key={answer.key}
              id={optionId(id, answer.key)}
              role="option"
              aria-selected={answer === active}
              tabIndex={-1}
              href={answer.href}
              className={classNames(styles.card, answer.leadsToAll && styles.all)}
              data-arc={answer.arc}
              onPointerMove={() => answer !== active && onPoint(answer.key)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onFollow(answer);
              }}
            >
              {!answer.leadsToAll && <Sight kind={kind} answer={answer} />}
              <span className={styles.words}>
                <span className={styles.title} lang={answer.lang}>
                  {answer.leadsToAll ? answer.title : <Highlight text={answer.title} query={query} />}
                </span>
                <Note note={answer.note} query={query} />
              </span>
              {answer.leadsToAll && <IconArrowRight size={20} aria-hidden />}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

function Note({ note, query }: { note: Answer["note"]; query: string }) {
  if (note === undefined || note.length === 0) return null;
  const shown =
    typeof note === "string" ? <Highlight text={note} query={query} /> : <MarkedText pieces={note} />;
  return (
    <span className={styles.note}>
      {typeof note === "string" && !isKnownAuthor(note) ? (
        <Unknown heard="Auteur inconnu">{shown}</Unknown>
      ) : (
        shown
      )}
    </span>
  );
}

/** What one recognises it by: its picture, its face, or the sign of its kind. */
function Sight({ kind, answer }: { kind: AnswerGroup["kind"]; answer: Answer }) {
  return (
    <span className={styles.sight} data-kind={kind}>
      {answer.picture && <Picture picture={answer.picture} sizes="56px" alt="" className={styles.picture} />}
      {kind === "pages" && <WaySign does={answer.does} />}
      {(kind === "personnages" || kind === "joueurs") && <IconUsers size={22} aria-hidden />}
      {answer.portrait && (
        <img src={answer.portrait} width={56} height={56} alt="" className={styles.portrait} loading="lazy" />
      )}
      {kind === "pistes" && <IconMusic size={22} aria-hidden />}
      {kind === "vidéos" && <IconPlayerPlayFilled size={22} aria-hidden />}
    </span>
  );
}

/** Writing and giving bear the sign of their button in the page. */
function WaySign({ does }: Pick<Answer, "does">) {
  if (does === "gives") return <IconHeartHandshake size={22} aria-hidden />;
  if (does === "joins") return <IconExternalLink size={22} aria-hidden />;
  const Icon = typeof does === "object" ? IconPhone : IconArrowRight;
  return <Icon size={22} aria-hidden />;
}

/** The id of an answer, whatever its key holds: no id has a space in it. */
export function optionId(id: string, key: string): string {
  return id + key.replaceAll(/\s/g, "_");
}
