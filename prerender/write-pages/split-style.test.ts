import { expect, test } from "vitest";
import { splitStyle } from "./split-style.ts";

const CSS = `@layer ui{.tone-1f{color:red}.SNNY7W_link{color:#111}.SNNY7W_open .SNNY7W_link{color:#222}._4PZNkq_end{color:#333}
.R8HVWx_stage{color:#444}@keyframes R8HVWx_rise{to{opacity:1}}@media (width>=40rem){.R8HVWx_stage{color:#555}.SNNY7W_link{color:#666}}}
@font-face{font-family:A;src:url(/a.woff2)}:root{--x:1}`;
const HTML = `<p class="tone-1f"><a class="SNNY7W_link">…</a></p>`;

test("ce qu’aucun élément de la page ne porte attend le code, un module entier à la fois", () => {
  const { shown, late } = splitStyle(CSS, HTML);
  expect(shown).toContain(".SNNY7W_open .SNNY7W_link");
  expect(shown).not.toMatch(/R8HVWx|4PZNkq/);
  expect(late).toMatch(/4PZNkq_end.*R8HVWx_stage.*@keyframes R8HVWx_rise.*@media[^{]*\{\.R8HVWx_stage/s);
  expect(late).not.toMatch(/SNNY7W|tone|font-face|:root/);
  expect(late).toMatch(/^@layer ui/);
});

test("ce qui n’est à aucun module reste dans la page, où tout se montre rien n’attend", () => {
  const { shown, late } = splitStyle(CSS, `${HTML}<i class="_4PZNkq_end R8HVWx_stage"></i>`);
  expect(late).not.toContain("{");
  for (const each of ["@font-face", "--x", ".tone-1f", "R8HVWx_rise"]) expect(shown).toContain(each);
});

test("une page n’a que les tons des images qu’elle montre, ceux des suivantes viennent avec le code", () => {
  const tones = "@layer tokens{.tone-0-{--tone-0:#111}.tone-1f{--tone-1:#222}.tone-2Q{--tone-2:#333}}";
  const { shown, late } = splitStyle(tones, '<img class="tone-1f SNNY7W_a">');
  expect(shown).toMatch(/^@layer tokens\{\.tone-1f\{[^}]+\}\}$/);
  expect(late).toMatch(/^@layer tokens\{\.tone-0-\{[^}]+\}\.tone-2Q\{[^}]+\}\}$/);
});

test("une page n’a que les couleurs des arcs qu’elle nomme, imprimées aussi ; les autres viennent avec le code", () => {
  const arcs =
    "[data-arc=School]{--arc:#111}[data-arc=Far-West]{--arc:#222}@media print{[data-arc=School]{--arc:#333}[data-arc=Far-West]{--arc:#444}}";
  const { shown, late } = splitStyle(arcs, '<li class="SNNY7W_a" data-arc="Far-West">');
  expect(shown).toMatch(/^\[data-arc=Far-West\].*@media print\{\[data-arc=Far-West\]/);
  expect(late).toMatch(/^\[data-arc=School\].*@media print\{\[data-arc=School\]/);
  for (const half of [shown, late]) expect(half.match(/data-arc/g)).toHaveLength(2);
});

test("les largeurs se disent comme le navigateur du jeu les comprend (Chromium 103)", () => {
  const { shown, late } = splitStyle(
    "@media (min-width:40rem){.R8HVWx_a{color:red}.SNNY7W_link{color:red}}@media (max-width:63.99rem){.SNNY7W_link{color:blue}}",
    HTML,
  );
  expect(shown).toMatch(/@media \(min-width:40rem\).*@media \(max-width:63\.99rem\)/);
  expect(late).toContain("@media (min-width:40rem)");
});
