import { FetchFailure } from "#server/bounded-fetch.ts";
import { createPortraits } from "#server/streamers/portraits.ts";
import { refreshState } from "#server/streamers/twitch/refresh.ts";
import { readState, writeState } from "#server/streamers/state-file.ts";
import { counted } from "#text/counted.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";
import { publishCache } from "./publish.ts";
import type { Scene } from "./scene.ts";

export { openScene } from "./scene.ts";

/** What the staff reads when a command is unknown. */
export const USAGE = `La liste des streamers et leurs directs.

  npm run streamers -- check           vérifie les pseudos des joueurs auprès de Twitch
  npm run streamers -- refresh         demande à Twitch les comptes et les directs, maintenant
  npm run streamers -- publish DOSSIER écrit streamers_cache.json (et les portraits) dans un dossier, à copier vers un
                       [--adresse https://mon-seau.example]   hébergement de fichiers ; prévu pour une tâche planifiée

  Il faut TWITCH_CLIENT_ID et TWITCH_CLIENT_SECRET (dev.twitch.tv) ; « publish » marche aussi sans eux.`;

const NO_ACCOUNT =
  "Il manque TWITCH_CLIENT_ID et TWITCH_CLIENT_SECRET. Créez une application sur dev.twitch.tv, puis donnez ces deux valeurs.";

/** Each command gives the exit code: 0 done, 1 something to look at. */
export const COMMANDS: Readonly<Record<string, (scene: Scene, args: string[]) => Promise<number>>> = {
  async check({ api, build, write }) {
    if (api === undefined) throw new Misuse(NO_ACCOUNT);
    try {
      const found = new Set(
        (await api.users(build.roster.map(({ username }) => username))).map(({ login }) =>
          login.toLowerCase(),
        ),
      );
      const missing = build.roster.filter(({ username }) => !found.has(username.toLowerCase()));
      for (const { username } of missing)
        write(
          `${username}\u00a0: Twitch ne connaît pas ce pseudo. Renommez son fichier dans content/joueurs/, ou ajoutez «\u00a0retrait: true\u00a0».`,
        );
      write(`${counted(found.size, "compte trouvé", "comptes trouvés")} sur ${build.roster.length}.`);
      return missing.length === 0 ? 0 : 1;
    } catch (error) {
      return failed(error, write);
    }
  },

  async refresh(scene) {
    if (scene.api === undefined) throw new Misuse(NO_ACCOUNT);
    return refresh(scene, scene.api);
  },

  async publish(scene, args) {
    const { values, positionals } = readOptions(args, { adresse: { type: "string" } }, 1);
    const [folder] = positionals;
    if (folder === undefined)
      throw new Misuse("Donnez le dossier où écrire\u00a0: npm run streamers -- publish DOSSIER");
    const address = values.adresse ?? scene.build.policy.streamersHost ?? "";
    if (address !== "" && !/^https:\/\/[^\s/]+$/.test(address))
      throw new Misuse("L’adresse s’écrit comme https://mon-seau.example, sans chemin.");
    // A silent Twitch is no reason to publish nothing: the roster and the last good answers remain.
    const code = scene.api === undefined ? 0 : await refresh(scene, scene.api);
    const { streamers, portraits } = await publishCache(scene, folder, address, Date.now());
    scene.write(
      `${counted(streamers, "streamer", "streamers")} et ${counted(portraits, "portrait", "portraits")} dans ${folder}.`,
    );
    return code;
  },
};

async function refresh(
  { build, dataDir, portraitOrigin, write }: Scene,
  api: NonNullable<Scene["api"]>,
): Promise<number> {
  const last = await readState(dataDir);
  const result = await refreshState(
    { roster: build.roster, api, portraits: createPortraits(dataDir, portraitOrigin), now: Date.now() },
    { ...last, accounts_at: 0 },
  );
  if (result.kind === "failed") {
    write(`Twitch\u00a0: ${result.reason}. La dernière bonne liste est gardée.`);
    return 1;
  }
  await writeState(dataDir, result.state);
  const accounts = Object.keys(result.state.accounts).length;
  write(`${counted(accounts, "compte", "comptes")}, ${Object.keys(result.state.live).length} en direct.`);
  return 0;
}

function failed(error: unknown, write: (text: string) => void): number {
  if (!(error instanceof FetchFailure)) throw error;
  write(`Twitch\u00a0: ${error.message}.`);
  return 1;
}
