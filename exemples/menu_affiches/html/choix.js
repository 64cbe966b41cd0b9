// La page de la ressource : montre le mur du site dans un cadre, et rend au script Lua l'affiche choisie.
(() => {
  const menu = document.getElementById("menu");
  const mur = document.getElementById("mur");
  const dit = document.getElementById("dit");
  let origine = "";

  // Ce que client.lua envoie (SendNUIMessage) et ce que le mur répond arrivent tous deux ici.
  window.addEventListener("message", (event) => {
    const message = event.data;
    if (typeof message !== "object" || message === null) return;
    if (message.type === "affiche") {
      // Du mur, et de lui seul : personne d'autre ne choisit à la place du joueur.
      if (event.source !== mur.contentWindow || event.origin !== origine) return;
      dit.textContent = `« ${message.title} » est choisie.`;
      dire("choisie", message);
    } else if (event.source !== mur.contentWindow) {
      if (message.type === "ouvrir") ouvrir(message.site);
      if (message.type === "fermer") menu.hidden = true;
    }
  });

  document.getElementById("fermer").addEventListener("click", () => {
    menu.hidden = true;
    dire("fermer", {});
  });

  function ouvrir(site) {
    origine = new URL(site).origin;
    dit.textContent = "Choisissez une affiche.";
    // Le mur reste où on l'avait laissé, d'une ouverture à l'autre.
    if (!mur.src) mur.src = `${site}/choisir`;
    menu.hidden = false;
  }

  // Parle au script Lua (RegisterNUICallback). Hors du jeu, il n'y a personne pour répondre.
  function dire(quoi, donnees) {
    if (typeof GetParentResourceName !== "function") return;
    fetch(`https://${GetParentResourceName()}/${quoi}`, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=UTF-8" },
      body: JSON.stringify(donnees),
    }).catch((error) => console.error(error));
  }
})();
