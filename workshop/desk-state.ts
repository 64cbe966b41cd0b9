/** A fault or notice of the content, with where the form mends it. */
export interface DeskFault {
  file: string;
  line: number;
  field: string;
  message: string;
  remedy: string;
  /** The place of its entry in the form; undefined for what the form does not hold, or cannot open. */
  form: string | undefined;
  /** Where a person finds on their disk the file that the form cannot open. */
  disk: string | undefined;
  /** The missing file, where the repository still has it. */
  kept: string | undefined;
}

/** What became of the links of the content when they were last tried, here, at the instant `at`; no `at` while they are being tried. */
export interface DeskLinks {
  at?: number;
  /** Whether anybody answered: without a network, nothing is known of any. */
  answered: boolean;
  faults: DeskFault[];
  notices: DeskFault[];
}

/** What the page « État » shows: the content as its check sees it, and what the publication last came to. French texts. */
export interface DeskState {
  faults: DeskFault[];
  notices: DeskFault[];
  /** How many addresses are noted nowhere yet, or without their end. */
  unnoted: number;
  /** In words: how many posters, signs, players, tracks, arcs. */
  counts: string[];
  publication: { ok: boolean; at: number; words: string } | undefined;
  /** Undefined until somebody has asked for it. */
  links: DeskLinks | undefined;
}

/** Where the desk of the workshop is on one's own machine, what it is told, where addresses are noted, links tried, missing files put back and every component shown. */
export const DESK = "/atelier";
export const DESK_STATE = "/atelier/etat";
export const DESK_NOTE = "/atelier/noter";
export const DESK_LINKS = "/atelier/liens";
export const DESK_SPECIMEN = "/atelier/planche";
export const DESK_PUT_BACK = "/atelier/remettre";
