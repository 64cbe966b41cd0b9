import { dayWords, daysBetween, lengthInDays } from "#text/days.ts";
import { expect, test } from "vitest";
import { introduction } from "../arcs-words.ts";
import { layOutReel, type ReelYear, type TimelineArc } from "./reel.ts";

function arc(key: string, start: string, end: string | undefined): TimelineArc {
  const rest = {
    name: key,
    lang: undefined,
    dates: "",
    era: undefined,
    description: "",
    link: undefined,
    accent: "#ffffff",
  };
  const pictures = { picture: undefined, hung: undefined, faces: [] };
  return {
    key,
    start,
    end,
    ...rest,
    ...pictures,
    streamers: 0,
    playlist: undefined,
    hanging: { affiches: 0, panneaux: 0 },
  };
}

/** How long nothing was played before each shot, year by year. */
const silences = (reel: readonly ReelYear[]) =>
  reel.map(({ shots }) => shots.map((shot) => (shot.kind === "arc" ? shot.silence : undefined)));

const coming = { name: "???", dates: "??/??/20XX", text: "À suivre..." };

test("[A3] la durée compte le premier et le dernier jour", () => {
  expect(lengthInDays("2023-03-31", "2023-04-24")).toBe(25);
  expect(lengthInDays("2024-02-28", "2024-03-01")).toBe(3);
  expect(daysBetween("2024-06-15", "2025-01-01")).toBe(200);
  expect([dayWords(1), dayWords(25)]).toEqual(["1 jour", "25 jours"]);
});

test("[A3][A4] les arcs se suivent par année, les silences entre eux, les inconnus à la fin", () => {
  const reel = layOutReel({
    arcs: [
      arc("B", "2024-01-03", "2024-01-31"),
      arc("A", "2023-03-31", "2023-04-24"),
      arc("C", "2024-02-01", "2024-02-02"),
    ],
    coming: [coming, coming],
  });
  expect(reel.map(({ year }) => year)).toEqual(["2023", "2024", "20XX"]);
  expect(reel.map(({ shots }) => shots.map(({ kind }) => kind))).toEqual([
    ["arc"],
    ["arc", "arc"],
    ["coming", "coming"],
  ]);
  expect(silences(reel)).toEqual([[undefined], [254, undefined], [undefined, undefined]]);
});

test("un arc en cours : pas de silence après lui, sa durée n’est pas comptée, et le titre dit que la suite se joue", () => {
  const told = arc("A", "2023-03-31", "2023-04-24");
  const going = arc("B", "2024-01-03", undefined);
  const reel = (arcs: TimelineArc[]) => layOutReel({ arcs, coming: [] });
  expect(silences(reel([going, told]))).toEqual([[undefined], [254]]);
  expect(reel([going, arc("C", "2024-02-01", "2024-02-02")])[0]?.shots).toHaveLength(2);
  expect(introduction([told, going], reel([told, going]))).toBe(
    "De 2023 à 2024. 2\u00a0histoires, 25\u00a0jours de jeu, et la suite se joue en ce moment.",
  );
  expect(introduction([going], reel([going]))).toBe(
    "En 2024. Une histoire, et la suite se joue en ce moment.",
  );
});

test.each([
  ["??/??/20XX", "20XX"],
  ["été 2027", "2027"],
  ["Courant 2027 ?", "2027"],
  ["de 2027 à 2028, en hiver", "2028"],
  ["01/04/2027", "2027"],
  ["Bientôt", "20XX"],
  ["Prochainement", "20XX"],
  ["À venir !", "20XX"],
])(
  "[A4] un arc à venir « %s » est rangé sous %s, et non sous ses quatre dernières lettres",
  (dates, year) => {
    const reel = layOutReel({ arcs: [], coming: [{ ...coming, dates }] });
    expect(reel.map((each) => each.year)).toEqual([year]);
  },
);
