import { StoreUnavailable } from "../message-store.ts";

/** A value that a statement is given. */
export type Value = string | number | null;

/** One statement, its values in the order of their question marks. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/** What a statement gave: its rows, and how many it changed. */
export interface Outcome {
  rows: readonly Readonly<Record<string, Value>>[];
  changes: number;
}

/** A database that is reached from afar: each call is one way there and back, and one transaction, whole or absent. */
export interface Sql {
  batch: (statements: readonly Statement[]) => Promise<readonly Outcome[]>;
}

/** A statement with its values. */
export function statement(sql: string, ...values: readonly Value[]): Statement {
  return { sql, values };
}

/** What is used here of a Worker's binding to D1. */
export interface D1Binding {
  prepare: (sql: string) => D1Prepared;
  batch: (
    statements: D1Prepared[],
  ) => Promise<{ results?: Readonly<Record<string, Value>>[]; meta: { changes?: number } }[]>;
}
interface D1Prepared {
  bind: (...values: Value[]) => D1Prepared;
}

const REFUSED =
  "La base des messages de Cloudflare (D1) refuse en ce moment : ce que l’offre gratuite donne en un jour est peut-être pris, ou ses tables manquent (npx wrangler d1 migrations apply).";

/** D1 through the binding of a Worker. Whatever goes wrong there is StoreUnavailable. */
export function throughBinding(database: D1Binding): Sql {
  return {
    async batch(statements) {
      try {
        const results = await database.batch(
          statements.map(({ sql, values }) => database.prepare(sql).bind(...values)),
        );
        return results.map(({ results: rows = [], meta }) => ({ rows, changes: meta.changes ?? 0 }));
      } catch (error) {
        throw new StoreUnavailable(REFUSED, { cause: error });
      }
    },
  };
}
