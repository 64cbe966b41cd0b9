import { classNames } from "#app/ui/class-names.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { Highlight } from "#app/search/highlight.tsx";
import { IconBrandTwitch } from "#app/ui/icons/icons.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import type { Streamer } from "../streamer.ts";
import styles from "./twitch-link.module.css";

export interface TwitchLinkProps {
  streamer: Streamer;
  query: string;
  className: string | undefined;
}

/** The way to somebody's channel, under its login [T5]; nothing where the login is none. */
export function TwitchLink({ streamer: { href, username }, query, className }: TwitchLinkProps) {
  if (!href) return null;
  return (
    <ExternalLink href={href} className={classNames(targetLink, styles.link, className)} arrow={false}>
      <IconBrandTwitch size={18} aria-hidden />
      {/* The pieces of a broken login would be heard as two. */}
      <VisuallyHidden>{`Twitch\u00a0: ${username}`}</VisuallyHidden>
      <span aria-hidden>
        {query === "" ? <Login name={username} /> : <Highlight text={username} query={query} />}
      </span>
    </ExternalLink>
  );
}

/** A login that breaks after its underscores before it breaks anywhere. */
function Login({ name }: { name: string }) {
  const [first, ...rest] = name.split("_");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one login never change places
        <span key={index}>
          _<wbr />
          {part}
        </span>
      ))}
    </>
  );
}
