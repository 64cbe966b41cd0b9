import { useEffect, useState } from "react";
import { counted } from "#text/counted.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { Link } from "#app/router/link.tsx";
import { loadStreamers } from "../load-streamers/load-streamers.ts";
import type { Streamer } from "../streamer.ts";
import styles from "./live-now.module.css";

/**
 * Who is on air, the most watched by name; nothing when nobody is or nobody knows. Asked once the page is
 * there, and laid over a place that is empty anyway, so that nothing moves when it comes.
 */
export function LiveNow({ host }: { host: string }) {
  const [onAir, setOnAir] = useState<Streamer[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    loadStreamers(host, leaving.signal).then(
      ({ streamers }) => setOnAir(mostWatched(streamers)),
      // An ornament of the home page: its failure is nobody's trouble.
      () => undefined,
    );
    return () => leaving.abort();
  }, [host]);

  const [first, ...others] = onAir;
  if (!first) return null;
  return (
    <p className={styles.line}>
      <b className={styles.mark}>En direct</b>
      <ExternalLink href={first.href ?? ""} className={styles.name}>
        {first.displayName}
      </ExternalLink>
      {others.length > 0 && (
        <Link
          href={`/stream?direct=1&arc=${encodeURIComponent(arcOfMost(others))}`}
          className={styles.others}
        >
          et {counted(others.length, "autre", "autres")}
        </Link>
      )}
    </p>
  );
}

function mostWatched(streamers: readonly Streamer[]): Streamer[] {
  const onAir = streamers.filter((streamer) => streamer.live && streamer.displayName && streamer.href);
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  return onAir.sort((a, b) => (b.live?.viewers ?? 0) - (a.live?.viewers ?? 0));
}

/** The arc that most of them play in. */
function arcOfMost(streamers: readonly Streamer[]): string {
  const arcs = streamers.flatMap(({ arcs: played }) => played);
  const count = (arc: string) => arcs.filter((each) => each === arc).length;
  return arcs.reduce((best, arc) => (count(arc) > count(best) ? arc : best), arcs[0] ?? "");
}
