import { expect, test } from "vitest";
import * as z from "zod";
import { readJson } from "./read-json.ts";

test("un JSON de la bonne forme est lu ; coupé, vide ou d’une autre forme, il ne dit rien", () => {
  const Named = z.object({ name: z.string() });
  expect(readJson(Named, '{"name":"Ada","âge":3}')).toEqual({ name: "Ada" });
  for (const text of ['{"name":"A', "", "null", '{"name":3}', "pas du JSON"])
    expect(readJson(Named, text)).toBeUndefined();
});
