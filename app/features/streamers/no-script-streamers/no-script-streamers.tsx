import type { ArcChoice } from "../arc-choice.ts";
import type { Streamer } from "../streamer.ts";
import styles from "./no-script-streamers.module.css";

const WHY = "Choisir un arc et chercher quelqu’un demandent JavaScript.";

/** Who plays whom in the arcs that only a button would show, as plain lists where no script runs. */
export function NoScriptStreamers({
  arcs,
  streamers,
}: {
  arcs: readonly ArcChoice[];
  streamers: readonly Streamer[];
}) {
  const playing = (key: string) =>
    streamers.filter((streamer) => streamer.displayName && streamer.arcs.includes(key));
  const others = streamers.length > 0 ? arcs : [];
  return (
    <noscript>
      <div className={styles.arcs}>
        <p>{others.length > 0 ? `${WHY} Sans lui, les autres arcs se déplient ici.` : WHY}</p>
        {others.map(({ key, name, lang }) => (
          <details key={key} data-arc={key}>
            <summary className={styles.name} lang={lang}>
              {name}
            </summary>
            <ul className={styles.people}>
              {playing(key).map((streamer) => (
                <li key={streamer.username}>
                  <b>{streamer.displayName}</b>
                  {`\u00a0: ${streamer.roles.get(key) ?? "???"}`}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </noscript>
  );
}
