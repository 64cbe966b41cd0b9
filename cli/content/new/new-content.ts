import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod";
import { locatedIn } from "#disk/file-failure.ts";
import { faultReport } from "#reader/fault-report.ts";
import { readContent } from "#reader/read-content.ts";
import { FrenchDate } from "#schemas/french-date.ts";
import { frenchText } from "#schemas/french-text.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { slugOf } from "#text/slug.ts";
import { settingPath, typedPath } from "#text/typed-path.ts";
import type { CommandContext } from "../commands.ts";
import { Misuse } from "../../misuse.ts";
import { type Answers, STARTER_PICTURES, starterFiles } from "../../example/example.ts";
import { readOptions } from "../../read-options.ts";
import { writeContent } from "../write-content.ts";

interface Question {
  text: string;
  answer: z.ZodType<string, string>;
  /** What an empty answer means; undefined when one is needed. */
  otherwise(given: Partial<Answers>): string | undefined;
}

const QUESTIONS: Record<keyof Answers, Question> = {
  nom: {
    text: "Le nom de votre communauté",
    answer: frenchText("le nom", 60),
    otherwise: () => undefined,
  },
  devise: {
    text: "Sa devise, en quelques mots",
    answer: frenchText("la devise", 160),
    otherwise: () => "Une ville, mille histoires.",
  },
  description: {
    text: "Ce que l’on y joue, en une phrase",
    answer: frenchText("la description", 300),
    otherwise: ({ nom }) => `La mémoire de ${nom}, serveur de jeu de rôle.`,
  },
  arc: {
    text: "Le nom de l’arc en cours",
    answer: frenchText("le nom de l’arc", 80),
    otherwise: () => "Prologue",
  },
  debut: {
    text: "Le jour où il a commencé (jour/mois/année)",
    answer: FrenchDate,
    otherwise: () => new Date().toLocaleDateString("fr-FR", { dateStyle: "short" }),
  },
  pseudo: {
    text: "Votre pseudo Twitch",
    answer: RosterEntry.shape.username,
    otherwise: ({ nom }) =>
      slugOf(nom ?? "")
        .replaceAll("-", "_")
        .slice(0, 25) || undefined,
  },
};

/** Ctrl-C, and a terminal that is closed. */
const CUTS = ["SIGINT", "SIGHUP"] as const;

/** The key of an arc, the word of its button among the players: « Fort Carson City » → FortCarsonCity. */
function keyOf(arc: string): string {
  return slugOf(arc)
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    .slice(0, 40);
}

/**
 * `nouveau [DOSSIER]`: six questions, or their answers as options, leave a content that builds, with one example of each
 * kind, in a folder of its own. Exit code 1 when the folder holds something already: nothing is then written.
 */
export async function newContent({ args, contentDir, colour, write, ask }: CommandContext): Promise<number> {
  const text = { type: "string" } as const;
  const { values, positionals } = readOptions(
    args,
    { nom: text, devise: text, description: text, arc: text, debut: text, pseudo: text },
    1,
  );
  const say = (words: string) => write(`${frenchSpaces(words)}\n`);
  const dir = positionals[0] ?? contentDir;
  if ((await readdir(dir).catch(nothing)).length > 0) {
    say(
      `« ${dir} » contient déjà quelque chose, et n’a pas été touché. → Donnez un dossier à lui : npm run content -- nouveau ../ma-communaute`,
    );
    return 1;
  }
  const answers = await answersTo(dir, values, ask, say);
  const arcKey = keyOf(answers.arc) || "Prologue";
  const files = Object.entries(starterFiles(answers, arcKey, new Date().getFullYear()));
  // Half a content would be in the way of the next try: it is written to its end, or taken back.
  for (const signal of CUTS) process.on(signal, goOn);
  try {
    await cp(STARTER_PICTURES, dir, { recursive: true });
    for (const [path, text] of files) await writeContent(join(dir, path), text);
  } catch (error) {
    for (const name of await readdir(dir).catch(nothing)) await rm(join(dir, name), { recursive: true });
    throw locatedIn(error, dir);
  } finally {
    for (const signal of CUTS) process.off(signal, goOn);
  }
  const { faults } = await readContent(dir);
  if (faults.length > 0) {
    write(faultReport(faults, { folder: dir, colour }));
    return 1;
  }
  say(
    `${counted(files.length, "fichier écrit", "fichiers écrits")} dans « ${dir} », avec trois images : tout est juste.`,
  );
  const setting = `CONTENT_DIR=${settingPath(dir)}`;
  write(
    `${frenchSpaces("Pour voir le site : écrivez")} ${setting} ${frenchSpaces("dans site.env, puis npm start ; pour le remplir, npm run atelier.")}\n`,
  );
  say(
    "La suite est dans docs/guide-du-contenu.md. Gardez ce dossier dans un dépôt à lui : le programme se met à jour sans y toucher.",
  );
  return 0;
}

async function answersTo(
  dir: string,
  given: Partial<Answers>,
  ask: CommandContext["ask"],
  say: (words: string) => void,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  const of = async (name: keyof Answers): Promise<string> => {
    const { text, answer, otherwise } = QUESTIONS[name];
    const offer = otherwise(answers);
    for (let typed = given[name]; ; typed = undefined) {
      typed ??= await ask?.(frenchSpaces(`${text}${offer === undefined ? "" : ` [${offer}]`} : `));
      const parsed = answer.safeParse((typed?.trim() || offer) ?? "");
      if (parsed.success) return (answers[name] = parsed.data);
      const words = parsed.error.issues[0]?.message ?? "";
      if (given[name] !== undefined) throw new Misuse(frenchSpaces(`--${name} : ${words}`));
      if (!ask)
        throw new Misuse(
          `${frenchSpaces(`Il manque --${name} : sans terminal, personne ne répond aux questions.\n→ Par exemple :`)} npm run content -- nouveau ${typedPath(dir)} --${name} "…"`,
        );
      say(words);
    }
  };
  return {
    nom: await of("nom"),
    devise: await of("devise"),
    description: await of("description"),
    arc: await of("arc"),
    debut: await of("debut"),
    pseudo: await of("pseudo"),
  };
}

function goOn(): void {}

function nothing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
