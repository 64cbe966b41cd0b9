/** What the staff reads when a command is unknown. */
export const USAGE = `Les messages reçus par le formulaire de contact.

  npm run messages -- list [--etat quarantaine]    la liste, ou ceux d’un état
  npm run messages -- show 12                      un message en entier
  npm run messages -- export [--format json]       tous les messages, en CSV (tableur) ou en JSON
                     [--sortie messages.csv]
  npm run messages -- retry 12 | --tous            renvoyer ce qui attend, est bloqué ou a été refusé
  npm run messages -- release 12                   sortir un message de la quarantaine
  npm run messages -- delete 12                    effacer un message pour de bon
                     | --etat quarantaine --tous   tous ceux d’un état ; sans --tous, seulement combien ils sont
  npm run messages -- erase --email qui@exemple.fr effacer tout ce qu’une personne a écrit
  npm run messages -- backup [DOSSIER] [--garder 14] sauvegarder tous les messages, le site en marche ou non
  npm run messages -- restore FICHIER              remettre une sauvegarde en place, le site arrêté
                     [--ajouter | --remplacer]     … en gardant les messages qui sont là, ou en les mettant de côté
  npm run messages -- move [--retour]              porter tous les messages de DATA_DIR à DATABASE_URL ou CLOUDFLARE_D1, ou en revenir

  états : "en attente" (queued), "en cours d’envoi" (sending), envoyé (sent), bloqué (blocked) : nos réglages (e-mail, salon) sont à
          corriger, refusé (refused) par l’autre bout, quarantaine (quarantine) : douteux, à relire
  Le dossier des données est var/, ou celui de DATA_DIR ; avec DATABASE_URL, les messages sont dans PostgreSQL ;
  avec CLOUDFLARE_D1, chez Cloudflare.`;
