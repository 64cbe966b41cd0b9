import { expect, test } from "vitest";
import { groupLength, trackCount } from "./music-words.ts";

const lasting = (...lengths: (number | undefined)[]) =>
  groupLength(
    lengths.map((seconds, i) => ({
      id: String(i),
      title: "",
      seconds,
      transcript: undefined,
      source: { kind: "youtube", id: "aqz-KE-bpKQ" },
    })),
  );

test("un groupe dit ce qu’il y a à entendre, sans promettre ce qu’il ignore", () => {
  expect(lasting(170, 100)).toBe("2 pistes, 5 min");
  expect(lasting(170, 40, undefined)).toBe("3 pistes");
  expect(lasting(undefined)).toBe("1 piste");
  expect(lasting(30)).toBe("1 piste");
  expect(trackCount(3, 8)).toBe("3 pistes sur 8");
});
