import { expect, it } from "vitest";
import { whoReceives } from "./who-receives.ts";

const contact = { host: "", serviceId: "", templateId: "", publicKey: "", mail: false, chat: undefined };
const chat = { service: "Discord", address: true, text: undefined };
const textOf = (settings: Partial<Parameters<typeof whoReceives>[0]>) =>
  whoReceives({ ...contact, ...settings })
    .map(({ text }) => text)
    .join(" ");

it("« Confidentialité » dit que le message part par e-mail, dans un salon, ou les deux", () => {
  expect(textOf({ mail: true })).toMatch(/par e-mail(?!.*salon)/);
  expect(textOf({ chat })).toMatch(
    /salon de Discord.*votre adresse électronique.*hors de l’Union européenne/,
  );
  expect(textOf({ chat })).not.toContain("e-mail");
  expect(textOf({ mail: true, chat })).toMatch(/par e-mail.*salon de Discord/);
});

it("dit que l’adresse n’y paraît pas quand le staff l’a voulu ainsi", () => {
  expect(textOf({ chat: { ...chat, address: false } })).toContain("sans votre adresse électronique");
});

it("ne dit rien de plus quand le staff seul lit la boîte, ou qu’un fournisseur extérieur prend le formulaire", () => {
  expect([textOf({}), textOf({ host: "https://courriel.example", mail: true, chat })]).toEqual(["", ""]);
});
