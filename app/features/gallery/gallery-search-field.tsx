import { SearchField } from "#app/search/search-field.tsx";
import { useSearchState } from "./gallery-context.ts";

/** The search box of a gallery [P1]; the placeholder is literal. */
export function GallerySearchField({ label }: { label: string }) {
  const { text, type, ready } = useSearchState();
  return (
    <SearchField label={label} placeholder="Recherche..." value={text} onChange={type} onFocus={ready} />
  );
}
