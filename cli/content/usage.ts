/** What the command answers when it is called without a known verb. */
export const USAGE = `Le contenu du site : vérifier, ajouter, essayer en ligne.

  npm run content -- check                 toutes les erreurs du contenu, en une fois
  npm run content -- check --json          les mêmes, pour une machine
  npm run content -- check --liens         essaie aussi, comme le jeu, chaque image d’import hébergée ailleurs
  npm run content -- add affiche IMAGE… [--titre "…"] [--auteur "…"]
  npm run content -- add panneau IMAGE… [--titre "…"] [--auteur "…"]
                                           ajoute des photos telles qu’elles sont ; d’une animation, la première
                                           image (--premiere-image)
  npm run content -- import affiche LISTE.json
                                           reprend une ancienne liste : [{ "title", "info", "url", "import" }]
  npm run content -- migrate               donne un fichier à chaque entrée des anciennes listes
  npm run content -- probe https://exemple.fr
                                           essaie, comme le jeu, chaque image d’import du site en ligne

CONTENT_DIR désigne un autre dossier que content/.
`;
