import { useEffect, useMemo } from "react";
import { focusHeading } from "#app/router/navigate.ts";
import { setQueryParams } from "#app/router/use-query-param.ts";
import { NoResult } from "#app/search/no-result.tsx";
import { Suggested, suggestedWords } from "#app/search/suggested.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { HUES } from "#schemas/hue.ts";
import { quoted } from "#text/quoted.ts";
import { everyAnswer } from "../../every-answer.ts";
import { meantWords } from "../../meant-words.ts";
import { useGallery, useSearchState } from "../../gallery-context.ts";
import { LatestEntries } from "./latest-entries.tsx";
import { suggest } from "./suggest.ts";

/** What stands in the wall's place when no entry answers [P7]: what keeps them away, what may have been meant, what hangs there. */
export function NothingFound() {
  const { words, list, query, filters, depictions } = useGallery();
  const { text, type } = useSearchState();
  const typed = text.trim();
  const browsing = filters.value;
  // The pictures are remembered by their colours, too, and no text says these: « violet », « violettes ».
  const hue = HUES.find((each) => query.startsWith(each) && query.length <= each.length + 3);
  const coloured = filters.offered && filters.chosen.couleur !== hue ? hue : undefined;
  // Filters are to blame for what would answer without them.
  const barred = useMemo(() => {
    if (filters.count === 0) return false;
    const some = () => depictions.search?.findSome(query, list.all, list.named) ?? [];
    return everyAnswer(list, query, depictions).length > 0 || some().length > 0;
  }, [filters.count, query, list, depictions]);
  const suggested = useMemo(
    () => (barred || coloured ? [] : suggest(list, query, depictions.search?.phrases() ?? [])),
    [query, barred, coloured, list, depictions],
  );
  useEffect(() => {
    const meant = coloured ? [`la couleur ${coloured}`] : suggested;
    if (meant.length === 0) return;
    meantWords.set(`${suggestedWords(meant)}.`);
    return () => meantWords.set("");
  }, [coloured, suggested]);
  const asked =
    typed !== ""
      ? `${quoted(typed)}${barred ? " avec ces filtres" : ""}`
      : filters.count === 1 && filters.chosen.auteur !== undefined
        ? "cet auteur"
        : "ces filtres";
  // The button that was pressed goes away with its sentence.
  function typeInstead(word: string) {
    type(word);
    focusHeading();
  }
  function colourInstead() {
    setQueryParams({ q: undefined, couleur: coloured });
    focusHeading();
  }
  return (
    <>
      <NoResult
        sentence={`${words.none} ne correspond à ${asked}.`}
        aside="Nous avons pourtant regardé sous la colle."
        onClear={typed === "" ? undefined : () => typeInstead("")}
      >
        {coloured && <Button onClick={colourInstead}>{`Couleur\u00a0: ${coloured}`}</Button>}
        {suggested.length > 0 && <Suggested words={suggested} onType={typeInstead} />}
        {barred && browsing && <browsing.WaysOut table={browsing.table} onTaken={focusHeading} />}
      </NoResult>
      <LatestEntries />
    </>
  );
}
