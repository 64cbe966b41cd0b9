import { existsSync, readFileSync, statSync } from "node:fs";
import { frenchSpaces } from "#text/french-spaces.ts";
import { nearest } from "#text/nearest.ts";
import { typedPath } from "#text/typed-path.ts";
import { BadEnvironment, ENV_NAMES } from "./env.ts";

/** Where the settings are written down when SITE_ENV names no other place, from the folder that a command runs in. */
const USUAL = "site.env";

/** What may stand in the file besides our own: settings of Node and of the system. */
const FOREIGN = /^(NODE_|LC_|LANG$|TZ$|NO_COLOR$|https?_proxy$|no_proxy$)/i;

/** What is a secret by the name of its setting; what may hold one, an address or a command, is one by the password in it. */
const SECRET_NAME = /SECRET|TOKEN|WEBHOOK|API_KEY|PASS/;
const PASSWORD = /:\/\/[^/\s@]*:[^/\s@]+@|passw\w*[ =]|sshpass|\s-u *\S+:/i;
const READABLE_BY_ALL = 0o004;

type Variables = Record<string, string | undefined>;

/**
 * The settings of a command: those of the environment, completed by the file that the operator wrote once. The
 * environment wins, even with an empty value. The file is `site.env`, or the one that SITE_ENV names; an empty SITE_ENV
 * means none.
 * @returns the settings, and French warnings to be said
 * @throws BadEnvironment when the file cannot be read or a line is wrong, with `file:line`
 */
export function withEnvFile(environment: Variables): { variables: Variables; warnings: string[] } {
  const named = environment["SITE_ENV"];
  const file = named ?? USUAL;
  const text = file === "" ? undefined : read(file, named !== undefined);
  if (text === undefined) return { variables: environment, warnings: file === USUAL ? misnamed() : [] };
  const lines = parseEnvFile(text, file);
  const given = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  return {
    variables: { ...given, ...environment },
    warnings: [...strangers(lines, file), ...open(lines, file)],
  };
}

/** {@link withEnvFile} for a whole process: its environment is completed, warnings go to the terminal; a bad file ends it with 1. */
export function applyEnvFile(): void {
  try {
    const { variables, warnings } = withEnvFile(process.env);
    Object.assign(process.env, variables);
    for (const warning of warnings) console.error(warning);
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

interface Line {
  name: string;
  value: string;
  number: number;
}

/**
 * Reads the lines `NAME=value` of a settings' file: what systemd's `EnvironmentFile=`, `node --env-file` and this
 * function all understand alike. What they would read differently (a `#` or a `\` outside quotes, `export`) is refused.
 * @param file its name, for the words of a refusal
 * @throws BadEnvironment naming every bad line; values are not repeated, one may be a password
 */
export function parseEnvFile(text: string, file: string): Line[] {
  const faults: string[] = [];
  const seen = new Map<string, Line>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const number = index + 1;
    const line = raw.trim();
    if (line === "" || /^[#;]/.test(line)) continue;
    const [, name = "", written = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    const value = name === "" ? undefined : unquoted(written);
    const earlier = seen.get(name);
    if (name === "")
      faults.push(`${file}:${number} : écrivez NOM=valeur, sans « export » ni espace avant le signe =.`);
    else if (value === undefined)
      faults.push(
        `${file}:${number} : ${name} : mettez la valeur entière entre guillemets droits, "…" ou '…', sans autre guillemet ni barre \\ dedans.`,
      );
    else if (earlier !== undefined)
      faults.push(
        `${file}:${number} : ${name} est déjà réglé ligne ${earlier.number}. Gardez une seule des deux lignes.`,
      );
    else seen.set(name, { name, value, number });
  }
  if (faults.length === 0) return [...seen.values()];
  throw new BadEnvironment(frenchSpaces(`Réglage refusé, rien n’a démarré.\n  ${faults.join("\n  ")}`));
}

function unquoted(written: string): string | undefined {
  const [, double, single, plain] = /^(?:"([^"\\]*)"|'([^'\\]*)'|([^"'\\#]*))$/.exec(written.trim()) ?? [];
  return double ?? single ?? plain;
}

function read(file: string, named: boolean): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" && !named) return undefined;
    throw unusable(file, typeof code === "string" ? code : "");
  }
  // What Windows calls « Unicode » has a zero beside each letter.
  if (text.includes("\0")) throw unusable(file, "UTF-16");
  return text;
}

/** What stands beside the place of the file, and was meant to be it. */
function misnamed(): string[] {
  if (!existsSync(`${USUAL}.txt`)) return [];
  return [
    frenchSpaces(
      `Attention, ${USUAL}.txt n’est lu par personne : son nom finit par « .txt », que l’éditeur a ajouté et que Windows cache. → Renommez-le ${USUAL} (dans l’Explorateur : Affichage, « Extensions de noms de fichiers »).`,
    ),
  ];
}

const UNUSABLE: Readonly<Record<string, string>> = {
  ENOENT: "SITE_ENV nomme ce fichier, et il n’existe pas",
  EISDIR: "c’est un dossier. Mettez à sa place un fichier, sur le modèle de site.env.exemple",
  "UTF-16": "ce texte n’est pas en UTF-8. Dans votre éditeur, enregistrez-le de nouveau, en UTF-8",
};

function unusable(file: string, code: string): BadEnvironment {
  const why =
    UNUSABLE[code] ??
    "cet utilisateur ne peut pas le lire. Donnez-le à son groupe : chgrp GROUPE, puis chmod 640";
  return new BadEnvironment(frenchSpaces(`Réglage refusé, rien n’a démarré.\n  ${file} : ${why}.`));
}

function strangers(lines: readonly Line[], file: string): string[] {
  return lines
    .filter(({ name }) => !ENV_NAMES.includes(name) && !FOREIGN.test(name))
    .map(({ name, number }) => {
      const meant = nearest(name, ENV_NAMES);
      const advice = meant === undefined ? "" : ` Vouliez-vous écrire ${meant} ?`;
      return frenchSpaces(`Attention, ${file}:${number} : ${name} n’est pas un réglage du site.${advice}`);
    });
}

/** On Windows the bits say nothing of who may read. */
function open(lines: readonly Line[], file: string): string[] {
  const secrets = lines
    .filter(({ name, value }) => value !== "" && (SECRET_NAME.test(name) || PASSWORD.test(value)))
    .map(({ name }) => name);
  if (secrets.length === 0 || process.platform === "win32") return [];
  if ((statSync(file).mode & READABLE_BY_ALL) === 0) return [];
  return [
    frenchSpaces(
      `Attention, ${file} contient des secrets (${secrets.join(", ")}) et tout le monde peut le lire ici. À taper : chmod 640 ${typedPath(file)}`,
    ),
  ];
}
