import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { WRITE_HASH } from "#addresses/pages.ts";
import { flushSync } from "#app/state/flush-sync.ts";
import { content } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { type Store, useStore } from "#app/state/store.ts";
import { useAsked } from "#app/state/use-asked.ts";
import { useSettled } from "#app/state/use-settled.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { LONGEST_SEARCH } from "#app/search/longest-search.ts";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { IconX } from "#app/ui/icons/icons.ts";
import { foldQuery } from "#text/fold-text.ts";
import { knownNames, suggestWords } from "#text/suggest-words.ts";
import { Answers, optionId } from "./answers/answers.tsx";
import { AtRest } from "./at-rest.tsx";
import styles from "./drawer.module.css";
import { DrawerFront } from "./front/drawer-front.tsx";
import {
  type Answer,
  type AnswerGroup,
  type Contents,
  everyName,
  findEverywhere,
} from "./find/find-everywhere.ts";
import { foundWords } from "./found-words.ts";
import { goTo } from "./go-to.ts";
import { knownPeople, loadPeople, loadPictures, loadShown } from "./load-contents.ts";
import { NothingThere } from "./nothing-there.tsx";
import { useAboveKeyboard } from "./use-above-keyboard.ts";

/** How far a key moves along the answers. */
const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

const flat = (groups: readonly AnswerGroup[]) => groups.flatMap(({ answers }) => answers);

/** The answer that is pointed at, or the first. */
const pick = (answers: readonly Answer[], key: string | undefined) =>
  answers.find((answer) => answer.key === key) ?? answers[0];

export interface DrawerProps {
  /** What is searched for, as typed. */
  words: Store<string>;
  onClose: () => void;
}

/**
 * The drawer of index cards: one field, and below it all of the site that answers, by name, then by what pictures show.
 * A combobox whose list stays in sight: the focus stays in the field, the arrows point, Enter follows.
 */
export function Drawer({ words, onClose }: DrawerProps) {
  const text = useStore(words);
  const typed = foldQuery(text);
  const query = useSettled(typed);
  const people = useAsked(loadPeople, true);
  const pictures = useAsked(loadPictures, true);
  const shown = useAsked(loadShown, true);
  const contents = useMemo<Contents>(
    () => ({
      ...content("everywhere"),
      donation: site.donation,
      people: people.value ?? knownPeople(),
      pictures: pictures.value,
      shown: shown.value,
    }),
    [people.value, pictures.value, shown.value],
  );
  const groups = useMemo(() => (query === "" ? [] : findEverywhere(contents, query)), [contents, query]);
  const answers = flat(groups);
  const [pointed, setPointed] = useState<string>();
  const active = pick(answers, pointed);
  const input = useRef<HTMLInputElement>(null);
  const ids = useId();
  const titleId = `${ids}title`;
  // After the dialog, which keeps the focus where fingers touch: whoever comes here wants to type.
  useEffect(() => input.current?.focus(), []);
  useAboveKeyboard(input);

  function type(word: string) {
    words.set(word);
    input.current?.focus();
  }

  function follow(answer: Pick<Answer, "href" | "opens" | "does">) {
    flushSync(onClose);
    void goTo(answer);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS.get(event.key);
    if (step === undefined && event.key !== "Enter") return;
    // Faster than the list is drawn: what is typed counts, not what was.
    const meant = query === typed ? answers : typed === "" ? [] : flat(findEverywhere(contents, typed));
    const at = pick(meant, pointed);
    if (step === undefined && at) follow(at);
    else if (step !== undefined && at) setPointed(meant.at((meant.indexOf(at) + step) % meant.length)?.key);
    // Where nothing answers, the arrows move the caret.
    else if (step !== undefined) return;
    event.preventDefault();
  }

  const coming = pictures.state === "loading" || shown.state === "loading";
  const nothing = query !== "" && answers.length === 0 && !coming;
  const known = useMemo(() => knownNames(nothing ? everyName(contents) : []), [nothing, contents]);
  const finds = (other: string) => findEverywhere(contents, other).length > 0;
  const suggested = nothing ? suggestWords(query, known, finds) : [];
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.drawer}>
      <div role="search">
        <DrawerFront titleId={titleId} onClose={onClose}>
          <input
            ref={input}
            className={styles.input}
            type="search"
            maxLength={LONGEST_SEARCH}
            role="combobox"
            aria-label="Chercher dans tout le site"
            aria-autocomplete="list"
            aria-expanded={answers.length > 0}
            aria-controls={`${ids}list`}
            aria-activedescendant={active && optionId(ids, active.key)}
            placeholder="Un titre, un nom, une image…"
            value={text}
            onChange={(event) => {
              words.set(event.target.value);
              setPointed(undefined);
            }}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          {text !== "" && (
            <IconButton label="Vider le champ" onClick={() => type("")}>
              <IconX aria-hidden />
            </IconButton>
          )}
        </DrawerFront>
        <div className={styles.inside}>
          {query === "" && <AtRest contents={contents} onFollow={follow} />}
          <Answers id={ids} {...{ groups, query, active }} onPoint={setPointed} onFollow={follow} />
          {nothing && (
            <NothingThere
              text={text.trim()}
              suggested={suggested}
              onType={type}
              onAsk={() => follow({ href: WRITE_HASH, does: { writes: undefined } })}
            />
          )}
          {query !== "" && (
            <AskedNote
              asked={{
                state: pictures.state === "ready" ? shown.state : pictures.state,
                ask: pictures.state === "failed" ? () => (pictures.ask(), shown.ask()) : shown.ask,
              }}
              coming="On ouvre les tiroirs des images…"
              failed={"Les images n’ont pas pu être cherchées\u00a0: le réseau ne répond pas."}
            />
          )}
          <SettledStatus words={query === "" || coming ? "" : foundWords(text.trim(), groups, suggested)} />
        </div>
      </div>
    </Dialog>
  );
}
