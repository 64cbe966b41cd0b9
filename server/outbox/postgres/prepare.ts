import type { Ask, Connection } from "./connection.ts";
import { PostgresFailure } from "./failure.ts";
import { SCHEMA_VERSIONS } from "./schema-versions.ts";

/** Keys of advisory locks, which hold among all the servers of a database. */
export const LOCKS = { schema: 3_141_592_001, arrivals: 3_141_592_002, rounds: 3_141_592_003 } as const;

/** The oldest PostgreSQL that its own makers still mend, and the site was tried on at 15. */
const OLDEST = 13;

const LATEST = SCHEMA_VERSIONS.length;

/**
 * Makes sure that a database keeps its promises, then brings its tables to this project's version.
 * @throws PostgresFailure when it is not fit, with what to write
 */
export async function prepareDatabase({ together, where }: Connection): Promise<void> {
  await together(async (ask) => {
    await refuseUnfit(ask, where);
    // Several servers start at once: one makes the tables, the others find them.
    await ask("SELECT pg_advisory_xact_lock($1)", [LOCKS.schema]);
    await ask("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
    const [row] = await ask("SELECT max(version) AS version FROM schema_version");
    const version = Number(row?.["version"] ?? 0);
    if (version > LATEST)
      throw new PostgresFailure(
        "unfit",
        `La base des messages vient d’une version plus récente du site (format ${version}) : mettez le site à jour.`,
      );
    for (const step of SCHEMA_VERSIONS.slice(version)) await ask(step);
    if (version < LATEST) await ask("INSERT INTO schema_version (version) VALUES ($1)", [LATEST]);
  });
}

/** The promise « 200 means kept » rests on these settings: they are read, not assumed. */
async function refuseUnfit(ask: Ask, where: string): Promise<void> {
  const [row] = await ask(
    `SELECT current_setting('synchronous_commit') AS waits, current_setting('fsync') AS syncs,
       current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
       current_database() AS name, pg_is_in_recovery() AS copy`,
  );
  const reason =
    row === undefined
      ? undefined
      : row["waits"] === "off"
        ? `synchronous_commit est « off » : elle répond avant d’avoir écrit, et un message acquitté pourrait être perdu. Écrivez ALTER DATABASE "${String(row["name"])}" SET synchronous_commit = on (et de même pour le compte, s’il a son réglage)`
        : row["syncs"] === "off"
          ? "fsync est « off » : elle n’attend pas son disque, et un message acquitté pourrait être perdu. Enlevez cette ligne de postgresql.conf"
          : row["copy"] === true
            ? "c’est une copie qui ne s’écrit pas. Donnez l’adresse de la base principale"
            : Number(row["version"]) < OLDEST * 10_000
              ? `PostgreSQL est trop ancien : il faut la version ${OLDEST} ou plus`
              : row["encoding"] === "UTF8"
                ? undefined
                : "elle n’est pas en UTF-8. Créez-en une autre : createdb --encoding=UTF8 --template=template0";
  if (reason !== undefined)
    throw new PostgresFailure("unfit", `La base PostgreSQL « ${where} » ne convient pas : ${reason}.`);
}
