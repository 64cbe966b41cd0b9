/** What to do where the form cannot work: the staff's own pages, which the home page names. */
export function NoScriptContact() {
  return (
    <noscript>
      <p>
        Le formulaire de contact a besoin de JavaScript. Sans lui, écrivez au staff par l’une de ses pages,
        nommées sur <a href="/">l’accueil</a>.
      </p>
    </noscript>
  );
}
