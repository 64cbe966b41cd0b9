// The desk of the workshop on one's own machine: the form beside the site as it will be, and what the check says.
import "#app/styles/fonts.css";
import "#app/styles/reset.css";
import "#app/styles/tokens.css";
import "./desk.css";
import {
  DESK_LINKS,
  DESK_NOTE,
  DESK_PUT_BACK,
  DESK_SPECIMEN,
  DESK_STATE,
  type DeskFault,
  type DeskLinks,
  type DeskState,
} from "../desk-state.ts";

type Pane = "form" | "preview" | "state";

const panes = document.querySelector<HTMLElement>("main");
const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-pane]")];
const form = document.querySelector<HTMLIFrameElement>("#form iframe");
const page = document.querySelector<HTMLElement>("#state");
const count = document.querySelector<HTMLElement>("#count");
const said = document.querySelector<HTMLElement>("#said");

for (const button of buttons)
  button.addEventListener("click", () => {
    const { pane } = button.dataset;
    // From the sheet of components back to the site.
    if (pane === "preview" && preview()?.contentWindow?.location.pathname === DESK_SPECIMEN)
      openInPreview("/");
    if (pane === "form" || pane === "preview" || pane === "state") show(pane);
  });

function show(pane: Pane): void {
  if (panes) panes.dataset["shown"] = pane;
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset["pane"] === pane));
}

function preview(): HTMLIFrameElement | null {
  return document.querySelector("#preview iframe");
}

/** In a frame of its own: the page before, which loads itself again with each reading of the content, would call it off. */
function openInPreview(path: string): void {
  const before = preview();
  const frame = before?.cloneNode();
  if (!(frame instanceof HTMLIFrameElement)) return;
  frame.src = path;
  before?.replaceWith(frame);
}

let isFirst = true;
let triedAt: number | undefined;
const states = new EventSource(DESK_STATE);
states.addEventListener("message", ({ data }: MessageEvent<string>) => {
  const state: DeskState = JSON.parse(data);
  const held = document.activeElement?.id;
  page?.replaceChildren(...stateOf(state));
  if (held) document.getElementById(held)?.focus();
  const { length } = state.faults;
  if (count) {
    count.hidden = length === 0;
    count.textContent = String(length);
  }
  if (said && !isFirst) said.textContent = newsOf(state);
  triedAt = state.links?.at;
  if (isFirst && length > 0) show("state");
  isFirst = false;
});

/** What has just happened, for who does not see « État » change. */
function newsOf({ faults: { length }, links }: DeskState): string {
  if (links && links.at === undefined) return "Essai des liens…";
  if (links?.at !== undefined && links.at !== triedAt) return linksWords(links, links.at);
  return length === 0 ? "Contenu relu : aucune erreur." : `Contenu relu : ${length} à corriger.`;
}

// It asks again by itself, until the workshop is there again.
states.addEventListener("error", () => {
  const words = "L’atelier est arrêté : rien n’est plus relu, et ni l’aperçu ni « État » ne suivent.";
  page?.replaceChildren(
    element("h2", {}, "État"),
    element("p", { className: "bad" }, words),
    element("p", {}, "Ce que vous enregistrez est tout de même écrit dans le dossier."),
    element("p", {}, "→ Dans le terminal, relancez ", element("code", {}, "npm run atelier"), "."),
  );
  if (said) said.textContent = words;
  if (count) Object.assign(count, { hidden: false, textContent: "!" });
});

function stateOf({ faults, notices, unnoted, counts, publication, links }: DeskState): Node[] {
  const verdict =
    faults.length === 0
      ? element("p", { className: "good" }, "Aucune erreur : le contenu peut être publié.")
      : element("p", { className: "bad" }, `À corriger avant de publier : ${faults.length}.`);
  return [
    element("h2", {}, "État"),
    verdict,
    element("p", { className: "dim" }, counts.join(", ")),
    element("p", { className: "dim" }, publicationWords(publication)),
    specimenLink(),
    ...(unnoted === 0 || faults.length > 0 ? [] : [noteButton(unnoted)]),
    ...(faults.length > 0 ? [] : linksButton(links)),
    ...(links?.answered ? list("Liens à corriger", links.faults) : []),
    ...list("Liens à ouvrir vous-même", links?.notices ?? []),
    ...list("À corriger", faults),
    ...list("À savoir (rien n’empêche de publier)", notices),
  ];
}

function publicationWords(publication: DeskState["publication"]): string {
  if (!publication) return "Cette machine ne publie pas d’elle-même ce que le staff enregistre.";
  const when = new Date(publication.at).toLocaleString("fr-FR", { dateStyle: "long", timeStyle: "short" });
  return publication.ok
    ? `En ligne depuis le ${when} : ${publication.words}.`
    : `Refusé le ${when} : ${publication.words}. Le site est resté comme il était.`;
}

/** What a check by hand would do: the addresses that go public are noted, so that none is lost in silence. */
function noteButton(unnoted: number): HTMLElement {
  const words = unnoted === 1 ? "Noter l’adresse nouvelle" : `Noter les ${unnoted} adresses nouvelles`;
  const button = element("button", { type: "button" }, words);
  button.addEventListener("click", () => void fetch(DESK_NOTE, { method: "POST" }));
  return button;
}

/** What no reading of the content can tell: whether the ways out of the site still lead somewhere. */
function linksButton(links: DeskLinks | undefined): Node[] {
  if (links && links.at === undefined)
    return [element("p", { className: "dim", id: "links", tabIndex: -1 }, "Essai des liens…")];
  const words = links ? "Essayer de nouveau les liens" : "Essayer les liens et les vidéos";
  const button = element("button", { type: "button", id: "links" }, words);
  button.addEventListener("click", () => void fetch(DESK_LINKS, { method: "POST" }));
  return links?.at === undefined
    ? [button]
    : [button, element("p", { className: "dim" }, linksWords(links, links.at))];
}

function linksWords({ answered, faults: { length } }: DeskLinks, at: number): string {
  const when = new Date(at).toLocaleTimeString("fr-FR", { timeStyle: "short" });
  if (!answered) return `À ${when}, aucun lien n’a répondu : cette machine a-t-elle le réseau ?`;
  const found = length === 0 ? "rien à corriger" : `${length} à corriger`;
  return `Liens, vidéos et invitations essayés à ${when} : ${found}.`;
}

/** In the preview's place, beside the form that changes the colours. */
function specimenLink(): HTMLElement {
  const link = element(
    "a",
    { className: "link", href: DESK_SPECIMEN },
    "La planche : vos couleurs et votre police sur tout le site",
  );
  link.addEventListener("click", (event) => {
    event.preventDefault();
    openInPreview(DESK_SPECIMEN);
    show("preview");
  });
  return element("p", {}, link);
}

function list(title: string, faults: readonly DeskFault[]): Node[] {
  if (faults.length === 0) return [];
  const items = faults.map(({ file, line, field, message, remedy, form: place, disk, kept }) =>
    element(
      "li",
      {},
      element("p", { className: "dim" }, `${file}, ligne ${line}, ${field}`),
      element("p", {}, message),
      element("p", {}, `→ ${remedy}`),
      ...(disk === undefined ? [] : [byHand(disk, line)]),
      ...(kept === undefined ? [] : [putBackButton(kept)]),
      ...(place === undefined ? [] : [linkTo(place)]),
    ),
  );
  return [element("h3", {}, title), element("ul", {}, ...items)];
}

function byHand(path: string, line: number): HTMLElement {
  return element(
    "p",
    {},
    `Le formulaire ne sait pas lire ce fichier : ouvrez-le dans un éditeur de texte, à la ligne ${line}. `,
    element("code", {}, path),
  );
}

function putBackButton(file: string): HTMLElement {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const button = element("button", { type: "button" }, `Remettre « ${name} », que le dépôt a gardé`);
  button.addEventListener("click", () => {
    void fetch(`${DESK_PUT_BACK}?fichier=${encodeURIComponent(file)}`, { method: "POST" });
  });
  return button;
}

function linkTo(place: string): HTMLElement {
  const link = element("a", { className: "link", href: `/admin${place}` }, "Ouvrir dans le formulaire");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    if (form?.contentWindow) form.contentWindow.location.hash = place;
    if (!matchMedia("(min-width: 64rem)").matches) show("form");
  });
  return link;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
