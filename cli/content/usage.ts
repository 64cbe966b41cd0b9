/** What the command answers when it is called without a known verb. */
export const USAGE = `Le contenu du site : vérifier, ajouter, essayer en ligne.

  npm run content -- nouveau DOSSIER       commence un contenu : six questions, un exemple de chaque chose
           --nom "…"                       répond sans question ; de même --devise "…", --description "…", --arc "…",
                                           --debut 31/03/2026 et --pseudo pseudo_twitch
  npm run content -- check                 toutes les erreurs du contenu, en une fois
  npm run content -- check --json          les mêmes, pour une machine
  npm run content -- check --liens         essaie aussi les liens, les vidéos, les invitations, et, comme le jeu, les
                                           images d’import hébergées ailleurs
  npm run content -- check --en-ligne      liste aussi ce qui est encore celui de l’exemple, avant d’ouvrir le site
  npm run content -- add affiche IMAGE… [--titre "…"] [--auteur "…"]
  npm run content -- add panneau IMAGE… [--titre "…"] [--auteur "…"]
                                           ajoute des photos telles qu’elles sont ; d’une animation, la première
                                           image (--premiere-image)
  npm run content -- import affiche SOURCE   (ou panneau, joueur, createur, musique)
                                           reprend ce que vous avez déjà : une liste TypeScript, JavaScript, JSON ou
                                           CSV, un dossier d’images, l’export d’un salon, streamers_cache.json
           --essai                         dit ce qui viendrait, sans rien écrire ni demander
           --liste NOM                     laquelle, quand la source en a plusieurs
           --base ADRESSE-OU-DOSSIER       d’où partent les adresses relatives
           --premiere-image                d’une animation, garde la première image
           --garder-import                 garde les anciennes adresses d’import
           --reseau-local                  permet de demander des images à votre propre réseau
  npm run content -- migrate               donne un fichier à chaque entrée des anciennes listes
  npm run content -- probe https://exemple.fr
                                           essaie les pages du site en ligne et, comme le jeu, chaque image d’import

CONTENT_DIR désigne un autre dossier que content/.
`;
