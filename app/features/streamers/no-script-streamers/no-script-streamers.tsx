import type { ArcChoice } from "../arc-choice.ts";
import type { Performer } from "../streamer.ts";
import styles from "./no-script-streamers.module.css";

const WHY = "Choisir un arc et chercher quelqu’un demandent JavaScript.";

/** Who plays whom in the arcs that only a button would show, as plain lists where no script runs. */
export function NoScriptCast({
  arcs,
  performers,
}: {
  arcs: readonly ArcChoice[];
  performers: readonly Performer[];
}) {
  const cast = (key: string) =>
    performers.filter((person) => person.displayName && person.arcs.includes(key));
  const others = performers.length > 0 ? arcs : [];
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
              {cast(key).map((person) => (
                <li key={person.username}>
                  <b>{person.displayName}</b>
                  {" : "}
                  {person.roles.get(key) ?? "???"}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </noscript>
  );
}
