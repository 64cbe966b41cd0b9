import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { WORKSHOP_FILES } from "#addresses/files.ts";
import { ICONS } from "#addresses/icons.ts";
import { type PagePolicy, workshopPolicy } from "#http-policy/content-security-policy.ts";
import type { ContentOutline } from "#schemas/content.ts";
import { bundleForm } from "./bundle-form.ts";
import { formConfig, type Savings, serviceOrigins } from "./config/form-config.ts";

/** What the policy of the form's page depends on. */
export function workshopOrigins(savings: Savings): NonNullable<PagePolicy["workshop"]> {
  return serviceOrigins(savings);
}

/** Writes the staff's form, page and files, into the folder that its address names. The editor must be installed. */
export async function writeForm(content: ContentOutline, savings: Savings, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await bundleForm(folder, WORKSHOP_FILES);
  const file = join(folder, "index.html");
  await writeFile(file, formPage(await readFile(file, "utf8"), content, savings));
}

/** The page of the form from its template: with its policy, where nobody sends headers, and its settings. */
export function formPage(template: string, content: ContentOutline, savings: Savings): string {
  const policy = workshopPolicy(
    { styleHashes: [], donationOrigin: "", workshop: workshopOrigins(savings) },
    "meta",
  );
  const settings = formConfig(content, savings, ICONS.home.path);
  // On one's own disk there is nobody to sign in to.
  const alone = `<style>button[data-label^="Se connecter"]{display:none!important}</style>`;
  return template
    .replace(
      "<!--head-->",
      `<meta http-equiv="Content-Security-Policy" content="${policy}" />${savings.service === "local" ? alone : ""}`,
    )
    .replace("<!--reglages-->", () => JSON.stringify(settings).replaceAll("<", String.raw`\u003c`));
}
