import { applyEnvFile } from "#server/config/env-file.ts";
import { BadEnvironment, readEnv } from "#server/config/env.ts";
import { fileFailure } from "#disk/file-failure.ts";
import { DataInUse, DataSilent } from "./data-lock.ts";
import { MetricsUnavailable } from "#server/metrics/metrics-listener.ts";
import { NoBuild } from "./read-build.ts";
import { serviceManager } from "./service-manager.ts";
import { serveSite } from "./serve-site.ts";

/**
 * Starts the server from environment variables and stops it on SIGTERM or Ctrl+C with exit code 0.
 * What prevents the start is said in French on the error output, and the process ends with code 1.
 */
export async function startServer(variables: Record<string, string | undefined>): Promise<void> {
  // Nobody reads any more (a closed terminal, a `tee` that ended): there is no one left to tell, and the site goes on.
  // Unheard, each refused line would come back as an error to be told.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  try {
    const server = await serveSite(readEnv(variables));
    const manager = serviceManager(variables, (text) => console.error(text));
    manager.ready(`Le site répond sur ${server.url}`);
    let asked = false;
    // A terminal's Ctrl+C comes twice under npm, which passes its own on: the second must not cut what the first lets end.
    const stop = (): void => {
      if (asked) return;
      asked = true;
      manager.stopping();
      console.log("Arrêt demandé\u00a0: le site finit ce qui est en cours.");
      void server.stop().then(() => process.exit(0));
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    // A slip in one request must not take the site down with it; SQLite's commits are whole or absent anyway.
    process.on("uncaughtException", (error) => console.error("Erreur imprévue, le site continue.", error));
    process.on("unhandledRejection", (error) => console.error("Erreur imprévue, le site continue.", error));
  } catch (error) {
    console.error(wordsFor(error));
    process.exit(1);
  }
}

/** What prevents the start, in French; what nobody foresaw as it is, with its trace. */
function wordsFor(error: unknown): unknown {
  if (
    error instanceof BadEnvironment ||
    error instanceof NoBuild ||
    error instanceof DataInUse ||
    error instanceof DataSilent ||
    error instanceof MetricsUnavailable
  )
    return error.message;
  if (!(error instanceof Error) || !("code" in error)) return error;
  const port = "port" in error ? String(error.port) : "";
  if (error.code === "EADDRINUSE")
    return `Le port ${port} est déjà pris par un autre programme. Donnez-en un autre\u00a0: PORT=3001 npm start`;
  if (error.code === "EACCES" && "syscall" in error && error.syscall === "listen")
    return `Le port ${port} est réservé au système. Donnez-en un au-dessus de 1024\u00a0: PORT=3000 npm start`;
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(String(error.code)))
    return "HOST\u00a0: cette machine n’a pas cette adresse. Écrivez 127.0.0.1 (pour elle seule) ou 0.0.0.0 (pour tous).";
  return fileFailure(error) ?? error;
}

if (import.meta.main) {
  applyEnvFile();
  await startServer(process.env);
}
