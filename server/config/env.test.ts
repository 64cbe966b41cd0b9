import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnv, readEnvAnyway } from "./env.ts";

describe("les réglages", () => {
  it("ont des valeurs par défaut qui ne demandent aucun compte", () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      CONTENT_DIR: "content",
      DATA_DIR: "var",
      CONTACT_LIMIT_PER_IP: 5,
      CONTACT_LIMIT_GLOBAL: 60,
    });
    expect(readEnv({ PORT: "", SMTP_URL: " " }).SMTP_URL).toBeUndefined();
  });

  it.each([
    ["PORT", "trois mille", "nombre entre 0 et 65535"],
    ["PORT", "70000", "nombre entre 0 et 65535"],
    ["PUBLIC_URL", "mon-site.fr", "https://mon-site.fr"],
    ["PUBLIC_URL", "https://mon-site.fr/chemin", "sans chemin"],
    ["PUBLIC_URL", "https://mon-site.fr/?page=1", "sans chemin"],
    ["PUBLIC_URL", "http://mon-site.fr", "en https"],
    ["PUBLIC_URL", "javascript:alert(1)", "https://"],
    ["SMTP_URL", "http://mail.fr", "smtps://"],
    ["SMTP_URL", "smtps://a%ZZ:b@mail.fr", "smtps://"],
    ["CONTACT_TO", "equipe", "adresse e-mail"],
    ["TRUSTED_PROXIES", "10.0.0.0/99", "plages"],
    ["CONTACT_LIMIT_PER_IP", "-1", "0 pour enlever la limite"],
    ["METRICS_TOKEN", "court", "16 lettres"],
    ["CONTACT_WEBHOOK", "http://discord.com/api/webhooks/1/secret", "https://discord.com/api/webhooks/"],
    ["ALERT_WEBHOOK", "https://discord.com", "copiez l’adresse du webhook"],
    ["DATABASE_URL", "mysql://u:p@hote/base", "postgres://nom:motdepasse@hote:5432/base"],
    ["DATABASE_URL", "postgres://u:p@hote", "postgres://nom:motdepasse@hote:5432/base"],
    ["DATABASE_URL", "postgres://u:p@hote/base", "sslmode=verify-full"],
    ["DATABASE_URL", "postgres://u:p@hote/base?sslmode=prefer", "sslmode=verify-full"],
    ["DATABASE_URL", "postgres://u:p@hote/base?sslmode=require", "à la place de ce que dit sslmode"],
    [
      "DATABASE_URL",
      "postgres://u:p@hote/base?connect_timeout=5",
      "finissez l’adresse par &sslmode=verify-full",
    ],
    ["PUBLISH_TO", "netlify, ovh", "apache, caddy, cloudflare, github, gitlab, netlify, nginx, s3"],
    ["BACKUP_DIR", "~/sauvegardes", "en entier"],
    ["DATA_DIR", "~", "en entier"],
    ["BACKUP_EVERY", "chaque jour", "exemple\u00a0: 24"],
    ["BACKUP_KEPT", "0", "entre 1 et 999"],
    ["CLOUDFLARE_API_BASE_URL", "api.cloudflare.com", "https://api.cloudflare.com/client/v4"],
    ["CONTACT_WEBHOOK", "https://discord.com/channels/1/2", "https://discord.com/api/webhooks/"],
    ["CONTACT_WEBHOOK", "https://discord.gg/abc", "https://discord.com/api/webhooks/"],
    ["TWITCH_CLIENT_ID", "avec des espaces", "dev.twitch.tv"],
  ])("refusent %s=%s et disent quoi écrire", (name, value, hint) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(BadEnvironment);
    expect(read).toThrow(name);
    expect(read).toThrow(hint);
  });

  it.each([
    ["accentuée", "https://forêt.fr", "https://xn--fort-ipa.fr"],
    ["en majuscules, suivie d’une barre", "HTTPS://Mon-Site.fr/", "https://mon-site.fr"],
    ["suivie d’une espace", "https://mon-site.fr ", "https://mon-site.fr"],
    ["de cette machine, pour essayer", "http://127.0.0.1:3000", "http://127.0.0.1:3000"],
  ])("prennent une adresse publique %s", (_how, written, read) => {
    expect(readEnv({ PUBLIC_URL: written }).PUBLIC_URL).toBe(read);
  });

  it("ne prennent pas une espace autour d’une valeur pour une partie d’elle", () => {
    expect(
      readEnv({ DATA_DIR: " var ", PORT: "3001 ", DATABASE_URL: "postgres://u:%C3%A9@localhost/base " }),
    ).toMatchObject({
      DATA_DIR: "var",
      PORT: 3001,
      DATABASE_URL: "postgres://u:%C3%A9@localhost/base",
    });
  });

  it("disent une fois, sous son nom, une liste où plusieurs mots sont faux", () => {
    const read = () => readEnv({ PUBLISH_TO: "netlifi, ovh" });
    expect(read).toThrow(/démarré\.\n {2}PUBLISH_TO\u00a0: [^\n]*$/);
  });

  it("nomment toutes les fautes d’un coup, sans jamais répéter une valeur : ce peut être un mot de passe", () => {
    const read = () =>
      readEnv({ PORT: "x", SMTP_URL: "smtp://moi:secret@[", CONTACT_WEBHOOK: "http://chat.fr/secret" });
    expect(read).toThrow(/PORT[^]*SMTP_URL[^]*CONTACT_WEBHOOK/);
    expect(read).not.toThrow(/secret/);
  });

  it("vont par paires : l’e-mail veut une adresse, Twitch son secret, les chiffres ouverts un mot", () => {
    expect(() => readEnv({ SMTP_URL: "smtp://localhost" })).toThrow("CONTACT_TO");
    expect(() => readEnv({ TWITCH_CLIENT_ID: "abcdefghijkl" })).toThrow("vont ensemble");
    expect(() => readEnv({ ALERT_TO: "equipe@mon-site.fr" })).toThrow("SMTP_URL");
    expect(() => readEnv({ METRICS_HOST: "0.0.0.0" })).toThrow("METRICS_TOKEN");
  });

  it("où personne n’est là pour les voir refusés, perdent ce qui est faux, et cela seul", () => {
    const read = readEnvAnyway({ CONTACT_TO: "a@b.fr", PORT: "x", BREVO_API_KEY: "secret court" });
    expect(read.env).toMatchObject({ CONTACT_TO: "a@b.fr", PORT: 3000 });
    expect(read.env.BREVO_API_KEY).toBeUndefined();
    expect(read.faults).toEqual([expect.stringContaining("PORT"), expect.stringContaining("BREVO_API_KEY")]);
    expect(read.faults.join()).not.toContain("secret court");
    expect(readEnvAnyway({ ALERT_TO: "a@b.fr" })).toMatchObject({ env: { ALERT_TO: "a@b.fr" } });
    expect(readEnvAnyway({ PORT: "3001" })).toMatchObject({ env: { PORT: 3001 }, faults: [] });
  });

  it("demandent TLS partout, sauf vers cette machine même", () => {
    const smtp = (url: string) => readEnv({ SMTP_URL: url, CONTACT_TO: "a@b.fr" }).SMTP_URL;
    expect(smtp("smtps://u:p%40@mail.fr")).toEqual({
      host: "mail.fr",
      port: 465,
      secure: true,
      requireTls: false,
      auth: { user: "u", pass: "p@" },
    });
    expect(smtp("smtp://mail.fr")).toMatchObject({ port: 587, requireTls: true });
    expect(smtp("smtp://127.0.0.1:25")).toMatchObject({ port: 25, requireTls: false });
    expect(smtp("smtp://relais:25?tls=non")).toMatchObject({ requireTls: false });
    for (const address of [
      "postgres://u:p@127.0.0.1/base",
      "postgresql://u@localhost:5433/base",
      "postgres:///base?host=/run/postgresql",
      "postgres://u:p@hote/base?sslmode=verify-full",
      "postgres://u:p@hote/base?sslmode=disable",
    ])
      expect(readEnv({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
  });
});
