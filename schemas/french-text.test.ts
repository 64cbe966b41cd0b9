import { expect, test } from "vitest";
import { Slug } from "./french-text.ts";

test.each(["con", "aux", "nul", "prn", "com1", "lpt9"])(
  "« %s » n’est pas un identifiant : Windows refuse un fichier de ce nom, et le dépôt ne s’y copierait plus",
  (name) => {
    expect(Slug.safeParse(name).error?.issues[0]?.message).toContain("ne peuvent nommer un fichier");
    expect(Slug.safeParse(`${name}-1`).success).toBe(true);
  },
);
