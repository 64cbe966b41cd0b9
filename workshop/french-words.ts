/**
 * What the editor's own French does not say yet (it would say it in English), by the keys of its file of words. What only
 * a faulty configuration shows is left out: ours comes from the schemas, and has a test.
 */
export const FRENCH_WORDS: Readonly<Record<string, string>> = {
  select_item: "Choisir {$name}",
  folders: "Dossiers",
  more_folders: "D’autres dossiers",
  sign_in_with_link: "Se connecter par un lien",
  sign_in_with_link_confirmation:
    "Ce lien vous connecte en tant que {$account} sur {$service}, avec les réglages de l’appareil où il a été créé. Ne continuez que si vous l’avez créé vous-même.",
  domain: "Domaine",
  file_unavailable: "Indisponible",
  file_unavailable_description: "Ce fichier n’a pas pu être lu. Il a peut-être été déplacé ou effacé.",
  back_to_parent_folder: "Retour au dossier du dessus",
  new_folder: "Nouveau dossier",
  new_folder_name: "Nom du dossier",
  new_folder_create: "Créer",
  new_folder_description: "Le nouveau dossier sera dans « {$folder} ».",
  "new_folder_error.empty": "Le dossier a besoin d’un nom.",
  "new_folder_error.invalid": "Un nom de dossier n’a ni barre oblique, ni point au début.",
  "new_folder_error.duplicate": "Ce nom est déjà pris ici.",
  creating_folder: "Création du dossier…",
  creating_folder_failed: "Le dossier n’a pas pu être créé.",
  folder_options: "Options du dossier",
  show_folder_options: "Montrer les options du dossier",
  rename_folder: "Renommer le dossier",
  delete_folder: "Effacer le dossier",
  enter_new_name_for_folder:
    "Écrivez un nouveau nom. Les images du dossier le suivent, et ce qui les montre aussi.",
  confirm_deleting_folder: "Effacer le dossier « {$name} » et ce qu’il contient ({$count}) ?",
  renaming_folder: "Changement de nom…",
  renaming_folder_failed: "Le dossier n’a pas pu changer de nom.",
  deleting_folder: "Effacement du dossier…",
  deleting_folder_failed: "Le dossier n’a pas pu être effacé.",
  replace_file: "Remplacer le fichier",
  replace_image: "Remplacer l’image",
  remove_file: "Enlever le fichier",
  remove_image: "Enlever l’image",
  deleting_referenced_assets_note: "Ce qui la montrait ne la montrera plus ({$count}).",
  cannot_delete_referenced_assets:
    "Cette image ne peut pas être effacée : ce qui la montre en a besoin. Changez d’abord ces champs.",
  deleting_referenced_entries_note: "Ce qui y menait n’y mènera plus ({$count}).",
  cannot_delete_referenced_entries:
    "Cette entrée ne peut pas être effacée : d’autres en ont besoin. Changez d’abord ces champs.",
  show_errors: "Voir les erreurs",
  folder_created: "Dossier créé.",
  folder_path: "Chemin du dossier",
  folder_contents: "Contenu",
  x_folders: "Dossiers : {$count}",
  folder_renamed: "Dossier renommé.",
  folder_deleted: "Dossier effacé.",
  "saving_entry.error.title": "Rien n’est enregistré",
  "saving_entry.error.description": "Ce que vous avez écrit est toujours là.",
  "entry_sidebar.slug.title": "Identifiant",
  "entry_sidebar.slug.generated_on_save": "L’identifiant vient du titre, à l’enregistrement.",
  "entry_sidebar.slug.unavailable": "Cette entrée n’a pas d’identifiant.",
  "save_conflict.title": "Quelqu’un d’autre a changé cette entrée",
  "save_conflict.modified_by": "{$name} l’a changée le {$date}, après que vous l’avez ouverte.",
  "save_conflict.modified": "Elle a changé dans le dépôt après que vous l’avez ouverte.",
  "save_conflict.deleted": "Elle a été effacée du dépôt après que vous l’avez ouverte.",
  "save_conflict.overwrite_warning": "Si vous enregistrez, ce que cette personne a écrit sera perdu.",
  "save_conflict.recreate_warning": "Si vous enregistrez, elle sera créée de nouveau.",
  "save_conflict.save_anyway": "Enregistrer quand même",
  "save_conflict.branch_moved": "Quelqu’un d’autre a enregistré au même moment. Recommencez.",
  "remote_change.reload_entry": "Relire l’entrée",
  "remote_change.confirm_reloading_entry": "Relire l’entrée ? Ce que vous n’avez pas enregistré sera perdu.",
  list_item_options: "Options de cette ligne",
  "relation_field.save_together_hint": "{$name} sera enregistré avec ce que vous écrivez ici.",
  "relation_field.add_failed": "{$name} n’a pas pu être ajouté.",
  "assets_dialog.title.folder": "Choisir un dossier",
  "assets_dialog.selected_folder": "Dossier choisi : {$path}",
  "assets_dialog.selected_folders": "Dossiers choisis : {$count}",
  "assets_dialog.no_subfolders": "Ce dossier n’en contient pas d’autre.",
  "status.deploying": "Publication en cours",
  // What its French says as programmers do, or of languages, of which there is one here.
  create_new_entry: "Nouveau : créer une entrée",
  slug: "Identifiant",
  "sort_keys.slug": "Identifiant",
  edit_slug: "Changer l’identifiant",
  "edit_slug_error.empty":
    "L’identifiant manque. Pour un joueur, c’est son pseudo Twitch ; touchez « Identifiant » pour l’écrire.",
  "edit_slug_error.invalid": "Un identifiant n’a ni espace, ni barre, ni autre signe que - et _.",
  "edit_slug_error.duplicate": "Cet identifiant est déjà pris par une autre entrée.",
  edit_x_locale: "Modifier l’entrée",
  content_options_x_locale: "Options de l’entrée",
  show_content_options_x_locale: "Afficher les options de l’entrée",
  global_assets: "Le site",
  loading_cms_config: "Ouverture de l’atelier…",
  "sign_in_error.not_project_root":
    "Ce n’est pas le dossier attendu : choisissez « {$repo} » lui-même, et aucun de ceux qu’il contient.",
  "sign_in_error.picker_dismissed": "Aucun dossier n’a été choisi. Recommencez quand vous voulez.",
  working_with_local_repo: "Le dossier de cet ordinateur",
  work_with_local_repo: "Ouvrir le dossier",
  work_with_local_repo_description:
    "Choisissez le dossier « {$repo} », puis acceptez que le navigateur y écrive. Rien ne quitte cet ordinateur.",
};

/** The editor's words with ours in their places. */
export function withFrenchWords(theirs: unknown): unknown {
  const all = structuredClone(theirs);
  for (const [path, words] of Object.entries(FRENCH_WORDS)) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let place: unknown = all;
    for (const step of steps) place = branch(place, step);
    if (isRecord(place)) place[last] = words;
  }
  return all;
}

function branch(place: unknown, step: string): unknown {
  if (!isRecord(place)) return undefined;
  place[step] ??= {};
  return place[step];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
