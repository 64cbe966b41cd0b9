import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";

/** A name that breaks before its inner capitals before it breaks anywhere, and is heard whole. */
export function BrokenName({ name }: { name: string }) {
  const [first, ...rest] = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1\n$2").split("\n");
  if (rest.length === 0) return name;
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden>
        {first}
        {rest.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one name never change places
          <span key={index}>
            <wbr />
            {part}
          </span>
        ))}
      </span>
    </>
  );
}
