import type { HostName } from "#schemas/host-name.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { HOSTS } from "./hosts/hosts.ts";

/** What a set weighs: the site's files with their bytes. */
export interface SetSize {
  host: HostName;
  sizes: { file: string; bytes: number }[];
}

const MEBIBYTE = 1024 * 1024;
const NUMBER = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « 3 130 fichiers, 112 Mo », with what the host takes where that is bounded. */
export function sizeWords({ host, sizes }: SetSize): string {
  const { files } = HOSTS[host].limits ?? {};
  const bound = files === undefined ? "" : ` (${HOSTS[host].name} en prend ${NUMBER.format(files)})`;
  return frenchSpaces(`${NUMBER.format(sizes.length)} fichiers${bound}, ${megabytes(totalBytes(sizes))}`);
}

/** What the host will refuse of a set, each with the way out, in French; empty when it takes everything. */
export function beyondLimits({ host, sizes }: SetSize): string[] {
  const { name, limits } = HOSTS[host];
  if (limits === undefined) return [];
  const { files = Infinity, fileBytes = Infinity, totalBytes: whole = Infinity, more } = limits;
  const said: string[] = [];
  if (sizes.length > files)
    said.push(
      `${name} prend ${NUMBER.format(files)} fichiers au plus, le site en a ${NUMBER.format(sizes.length)}.\n→ Pour passer outre : ${more}.`,
    );
  if (totalBytes(sizes) > whole)
    said.push(
      `${name} prend ${megabytes(whole)} au plus, le site en pèse ${megabytes(totalBytes(sizes))}.\n→ Pour passer outre : ${more}.`,
    );
  for (const { file, bytes } of sizes)
    if (bytes > fileBytes)
      said.push(
        `${file} pèse ${megabytes(bytes)}, ${name} n’en prend pas plus de ${megabytes(fileBytes)} par fichier.\n→ Donnez ce fichier en plus petit (un enregistrement plus court, ou moins de débit), ou publiez ailleurs : PUBLISH_TO=s3, ou une petite machine, n’ont pas cette limite.`,
      );
  return said.map(frenchSpaces);
}

function totalBytes(sizes: SetSize["sizes"]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}

function megabytes(bytes: number): string {
  return `${NUMBER.format(bytes / MEBIBYTE)} Mo`;
}
