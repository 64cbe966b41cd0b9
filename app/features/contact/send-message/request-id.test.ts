import { expect, test } from "vitest";
import { randomUuid, requestIds } from "./request-id.ts";

test("un identifiant est un UUID version 4, jamais deux fois le même", () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});

test("le même message garde son identifiant d’un essai à l’autre, et d’une page à la suivante", () => {
  let count = 0;
  let kept: { words: string; id: string | undefined } = { words: "", id: undefined };
  const ids = requestIds(
    () => kept,
    () => String(++count),
  );
  expect([ids.idFor("a"), ids.idFor("a")]).toEqual(["1", "1"]);
  expect(ids.idFor("b")).toBe("2");
  ids.forget();
  expect(ids.idFor("b")).toBe("3");
  kept = { words: "c", id: "celui d’avant" };
  expect([ids.idFor("c"), ids.idFor("d")]).toEqual(["celui d’avant", "4"]);
});
