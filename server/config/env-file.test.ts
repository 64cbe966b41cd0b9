import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseEnvFile, withEnvFile } from "./env-file.ts";
import { BadEnvironment } from "./env.ts";

function written(text: string, mode = 0o640): string {
  const file = join(mkdtempSync(join(tmpdir(), "reglages-")), "site.env");
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

describe("le fichier des réglages", () => {
  it("complète l’environnement, qui l’emporte, même par une valeur vide", () => {
    const file = written("PUBLIC_URL=https://exemple.fr\nPORT=4000\nHOST=0.0.0.0\n");
    const { variables } = withEnvFile({ SITE_ENV: file, PORT: "5000", HOST: "" });
    expect(variables).toMatchObject({ PUBLIC_URL: "https://exemple.fr", PORT: "5000", HOST: "" });
  });

  it("n’est pas obligatoire ; celui que SITE_ENV nomme l’est", () => {
    expect(withEnvFile({ SITE_ENV: "" }).variables).toEqual({ SITE_ENV: "" });
    expect(() => withEnvFile({ SITE_ENV: "/nulle/part.env" })).toThrow(/\/nulle\/part\.env.*n’existe pas/);
  });

  it("dit d’un dossier que c’en est un, et d’un texte de Windows en UTF-16 qu’il faut l’enregistrer en UTF-8", () => {
    const folder = mkdtempSync(join(tmpdir(), "reglages-"));
    expect(() => withEnvFile({ SITE_ENV: folder })).toThrow(/c’est un dossier/);
    const file = join(folder, "site.env");
    writeFileSync(file, "\uFEFFPORT=3000\r\n", "utf16le");
    expect(() => withEnvFile({ SITE_ENV: file })).toThrow(/site\.env.*enregistrez-le de nouveau, en UTF-8/);
  });

  it("est lu comme Node le lit : commentaires, guillemets, espaces, fins de ligne de Windows", () => {
    const text = [
      "\uFEFF# un commentaire",
      "; un autre",
      "",
      "  PUBLIC_URL=https://exemple.fr  ",
      'CONTACT_TO="equipe@exemple.fr"',
      "SMTP_URL='smtps://a:b%23c@mail.fr'",
      "TRUSTED_PROXIES=127.0.0.1, ::1",
      "CONTACT_FROM=",
      'DATA_DIR="dossier # étrange"',
    ].join("\r\n");
    const read = Object.fromEntries(parseEnvFile(text, "site.env").map(({ name, value }) => [name, value]));
    expect(read).toEqual({
      PUBLIC_URL: "https://exemple.fr",
      CONTACT_TO: "equipe@exemple.fr",
      SMTP_URL: "smtps://a:b%23c@mail.fr",
      TRUSTED_PROXIES: "127.0.0.1, ::1",
      CONTACT_FROM: "",
      DATA_DIR: "dossier # étrange",
    });
    expect({ ...parseEnv(text.replace("\uFEFF", "").replace(/^;.*$/m, "")) }).toEqual(read);
  });

  it.each([
    ["PUBLIC_URL", 1, "NOM=valeur"],
    ["PORT=3000\nexport HOST=0.0.0.0", 2, "export"],
    ["PORT =3000", 1, "espace avant le signe ="],
    ["SMTP_URL=smtps://a:secret#1@mail.fr", 1, "guillemets"],
    ['SMTP_URL="smtps://a:secret', 1, "guillemets"],
    ["DATA_DIR=C:\\secret", 1, "guillemets"],
    ["PORT=3000\n\nPORT=4000", 3, "déjà réglé ligne 1"],
  ])("refuse %j et dit la ligne, sans répéter la valeur", (text, number, hint) => {
    const file = written(text);
    const read = () => withEnvFile({ SITE_ENV: file });
    expect(read).toThrow(BadEnvironment);
    expect(read).toThrow(`${file}:${number}`);
    expect(read).toThrow(hint);
    expect(read).not.toThrow(/secret/);
  });

  it("dit un nom que le site ne connaît pas, et celui qui lui ressemble", () => {
    const file = written("PUBLIC_ULR=https://exemple.fr\nNODE_OPTIONS=--no-deprecation\n");
    expect(withEnvFile({ SITE_ENV: file }).warnings).toEqual([
      expect.stringMatching(new RegExp(`${file}:1.*PUBLIC_ULR.*PUBLIC_URL`)),
    ]);
  });

  it("dit quoi taper quand tout le monde peut lire un secret", () => {
    const open = written("TWITCH_CLIENT_SECRET=abcdefghijkl\n", 0o644);
    expect(withEnvFile({ SITE_ENV: open }).warnings.join()).toContain(`chmod 640 ${open}`);
    const closed = written("TWITCH_CLIENT_SECRET=abcdefghijkl\n", 0o640);
    expect(withEnvFile({ SITE_ENV: closed }).warnings).toEqual([]);
    const plain = written("PORT=3000\n", 0o644);
    expect(withEnvFile({ SITE_ENV: plain }).warnings).toEqual([]);
  });

  const warningsOf = (line: string) => withEnvFile({ SITE_ENV: written(`${line}\n`, 0o644) }).warnings;

  it.each([
    "DATABASE_URL=postgres://site:x@base.exemple.fr/site?sslmode=verify-full",
    "DATABASE_URL=postgres:///site?host=base.exemple.fr&password=x&sslmode=verify-full",
    "SMTP_URL=smtps://nom:x@mail.exemple.fr:465",
    "BREVO_API_KEY=xkeysib-0123456789abcdef",
    "CONTACT_WEBHOOK=https://discord.com/api/webhooks/1/a",
    "ALERT_WEBHOOK=https://discord.com/api/webhooks/1/a",
    "METRICS_TOKEN=0123456789abcdef",
    "AWS_SECRET_ACCESS_KEY=abcdefghijkl",
    "CLOUDFLARE_API_TOKEN=abcdefghijkl",
    "BACKUP_COMMAND=curl -u nom:x -T {fichier} https://exemple.fr/",
    "BACKUP_COMMAND=curl -T {fichier} ftp://nom:x@exemple.fr/",
    "BACKUP_COMMAND=sshpass -p x scp {fichier} exemple.fr:",
  ])("nomme ce qui est un secret ou en contient un : %s", (line) => {
    const name = line.slice(0, line.indexOf("="));
    expect(warningsOf(line)).toEqual([expect.stringContaining(`contient des secrets (${name})`)]);
  });

  it.each([
    "DATABASE_URL=postgres://site@127.0.0.1/site",
    "SMTP_URL=smtp://127.0.0.1:25",
    "AWS_ACCESS_KEY_ID=abcdefghijkl",
    "BACKUP_COMMAND=rclone copy {fichier} nuage:sauvegardes",
  ])("laisse lire ce qui n’en a pas : %s", (line) => {
    expect(warningsOf(line)).toEqual([]);
  });
});
