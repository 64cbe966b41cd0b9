import { frenchSpaces } from "#text/french-spaces.ts";

/** A name that breaks before its inner capitals before it breaks anywhere. */
export function BrokenName({ name }: { name: string }) {
  const [first, ...rest] = frenchSpaces(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1\n$2")
    .split("\n");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one name never change places
        <span key={index}>
          <wbr />
          {part}
        </span>
      ))}
    </>
  );
}
