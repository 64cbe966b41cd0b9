/** Where the content is, for the editor: it names everything from the start of the repository. */
export interface Places {
  /** A path of the content, from the start of the repository. */
  inFolder: (path: string) => string;
  /** Where the files of a field go, and how the content then names them. */
  files: (folder: string) => { media_folder: string; public_folder: string };
}

/** @param folder the content in its repository, empty where it is the repository itself */
export function placesIn(folder: string): Places {
  const inFolder = (path: string) => (folder === "" ? path : `${folder}/${path}`);
  return {
    inFolder,
    files: (name) => ({ media_folder: `/${inFolder(name)}`, public_folder: name }),
  };
}
