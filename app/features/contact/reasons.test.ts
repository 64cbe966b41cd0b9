import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { fillIn, notAsked, REASONS, unanswered } from "./reasons.ts";

test("[A2] changer de nom remplit le sujet et donne les lignes à compléter, avec ce que la page sait", () => {
  const { draft } = fillIn(emptyDraft, "", REASONS.name, { Arc: "School" });
  expect(draft.subject).toBe("Changement de nom RP");
  expect(draft.message).toBe(
    "Pseudo Twitch\u00a0: \nArc\u00a0: School\nNom actuel\u00a0: \nNouveau nom\u00a0: ",
  );
});

test("une autre raison remplace des lignes intactes, et « Autre » rend un formulaire vide", () => {
  const first = fillIn({ ...emptyDraft, name: "Zoé" }, "", REASONS.name);
  const second = fillIn(first.draft, first.filled, REASONS.poster);
  expect(second.draft.subject).toBe("Proposition d’affiche");
  expect(second.draft.message).toMatch(/^Titre/);
  expect(fillIn(second.draft, second.filled, REASONS.other).draft).toEqual({ ...emptyDraft, name: "Zoé" });
});

test("ce que le visiteur a écrit reste, sujet et message ; ce que la page sait s’ajoute dessous", () => {
  const own = { ...emptyDraft, subject: "Mon sujet", message: "Bonjour" };
  expect(fillIn(own, "", REASONS.fault).draft).toEqual(own);
  const { draft } = fillIn(own, "", REASONS.fault, { Où: "/affiche" });
  expect(draft.subject).toBe("Mon sujet");
  expect(draft.message).toMatch(/^Bonjour\n\nOù\u00a0: \/affiche\n/);
});

test("les lignes d’une autre raison que personne n’a complétées s’en vont ; celles qui disent quelque chose restent", () => {
  const { message } = fillIn(emptyDraft, "", REASONS.poster).draft;
  const begun = {
    ...emptyDraft,
    message: `${message.replace("Titre\u00a0: ", "Titre\u00a0: Rêver")}\n\nMerci !`,
  };
  expect(fillIn(begun, message, REASONS.fault).draft.message).toBe("Titre\u00a0: Rêver\n\nMerci !");
  // Pressed again, the same reason leaves its lines.
  expect(fillIn(begun, message, REASONS.poster).draft.message).toBe(begun.message);
});

test("une raison choisie de nouveau redonne les lignes que la précédente avait enlevées, autour de ce qui est rempli", () => {
  const { draft, filled } = fillIn(emptyDraft, "", REASONS.name);
  const begun = {
    ...draft,
    message: draft.message.replace("Nouveau nom\u00a0: ", "Nouveau nom\u00a0: Jo la Frite"),
  };
  const between = fillIn(begun, filled, REASONS.fault);
  expect(between.draft.message).toBe("Nouveau nom\u00a0: Jo la Frite");
  expect(fillIn(between.draft, between.filled, REASONS.name).draft.message).toBe(begun.message);
  // What the page knows takes its place among them: none is asked twice.
  expect(fillIn(between.draft, between.filled, REASONS.name, { Arc: "School" }).draft.message).toBe(
    "Pseudo Twitch\u00a0: \nArc\u00a0: School\nNom actuel\u00a0: \nNouveau nom\u00a0: Jo la Frite",
  );
});

test("redonnées, les lignes sont à leur rang, après ce qui est écrit sous la précédente", () => {
  const { message } = fillIn(emptyDraft, "", REASONS.name).draft;
  const begun = message
    .replace("Pseudo Twitch\u00a0: ", "Pseudo Twitch\u00a0: lea")
    .replace("Nom actuel\u00a0: ", "Nom actuel\u00a0: Léa\n(depuis mars)");
  const between = fillIn({ ...emptyDraft, message: begun }, message, REASONS.fault);
  expect(between.draft.message).toBe("Pseudo Twitch\u00a0: lea\nNom actuel\u00a0: Léa\n(depuis mars)");
  expect(fillIn(between.draft, between.filled, REASONS.name).draft.message).toBe(begun);
});

test("appelée deux fois d’une même page, une raison ne redemande pas ce qui est rempli ; d’une autre, elle le demande au-dessus", () => {
  const message = "Pseudo Twitch\u00a0: lea\nArc\u00a0: School\nNom actuel\u00a0: Léa\nNouveau nom\u00a0: Jo";
  const whole = { ...emptyDraft, subject: REASONS.name.subject, message };
  expect(fillIn(whole, "", REASONS.name, { Arc: "School" }).draft).toEqual(whole);
  expect(fillIn(whole, "", REASONS.name).draft).toEqual(whole);
  expect(fillIn(whole, "", REASONS.name, { Arc: "Pentacle" }).draft.message).toBe(
    `Pseudo Twitch\u00a0: \nArc\u00a0: Pentacle\nNom actuel\u00a0: \nNouveau nom\u00a0: \n\n${message}`,
  );
  // Called again from there, or from a third: what nobody has touched makes room.
  const called = ["Pentacle", "Pentacle", "Survivor"].reduce(
    ({ draft, filled }, arc) => fillIn(draft, filled, REASONS.name, { Arc: arc }),
    fillIn(whole, "", REASONS.name),
  );
  expect(called.draft.message).toBe(
    `Pseudo Twitch\u00a0: \nArc\u00a0: Survivor\nNom actuel\u00a0: \nNouveau nom\u00a0: \n\n${message}`,
  );
  // Filled with what one page knew, and another knows more.
  const begun = fillIn(emptyDraft, "", REASONS.name, { Arc: "School" });
  const written = {
    ...begun.draft,
    message: begun.draft.message.replace("Nouveau nom\u00a0: ", "Nouveau nom\u00a0: Jo"),
  };
  expect(
    fillIn(written, begun.filled, REASONS.name, { Arc: "School", "Pseudo Twitch": "lea" }).draft.message,
  ).toBe("Pseudo Twitch\u00a0: lea\nArc\u00a0: School\nNom actuel\u00a0: \nNouveau nom\u00a0: Jo");
});

test("à qui a ses propres mots, une raison dit ce qu’elle aurait demandé, jusqu’à ce qu’une de ses lignes y soit", () => {
  expect(notAsked(REASONS.poster, "Bonjour")).toEqual(["Titre", "Auteur", "Lien vers l’image"]);
  expect(notAsked(REASONS.poster, "Bonjour\nTitre : Rêver")).toEqual([]);
  for (const message of ["", fillIn(emptyDraft, "", REASONS.poster).draft.message])
    expect(notAsked(REASONS.poster, message)).toEqual([]);
  expect(notAsked(REASONS.other, "Bonjour")).toEqual([]);
});

test("une ligne laissée vide se voit ; la réponse peut être sur la ligne d’après", () => {
  const { message } = fillIn(emptyDraft, "", REASONS.name).draft;
  const asks = ["Pseudo Twitch", "Arc", "Nom actuel", "Nouveau nom"];
  expect(unanswered(message)).toEqual({ asks, untouched: true });
  const begun = fillIn(emptyDraft, "", REASONS.name, { Arc: "School" }).draft.message;
  expect(unanswered(begun)).toEqual({ asks: asks.filter((ask) => ask !== "Arc"), untouched: false });
  expect(unanswered(`${begun}\nJean Valjean`).asks).toEqual(["Pseudo Twitch", "Nom actuel"]);
  // Typed again by hand, the space before the colon is another one, or none.
  expect(unanswered("Pseudo Twitch : lea\nArc :\nNom actuel: Léa\nNouveau nom:").asks).toEqual([
    "Arc",
    "Nouveau nom",
  ]);
  expect(unanswered(message.replaceAll("\u00a0", " "))).toEqual({ asks, untouched: true });
  // Of two people at once each is named once.
  expect(unanswered(`${message}\n\n${message}`)).toEqual({ asks, untouched: true });
  const whole = "Titre\u00a0: Rêver\nAuteur\u00a0: moi\nLien vers l’image\u00a0: https://exemple.fr/a.png";
  for (const message of ["", "Bonjour", "Où : ici, et là :", whole])
    expect(unanswered(message)).toEqual({ asks: [], untouched: false });
});
