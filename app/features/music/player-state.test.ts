import { describe, expect, test } from "vitest";
import type { TrackData } from "#schemas/page-data.ts";
import { type PlayerAction, type PlayerState, isSelected, reduce, STOPPED } from "./player-state.ts";

const file = (id: string): TrackData => ({
  id,
  title: id,
  seconds: 30,
  transcript: undefined,
  source: { kind: "file", src: `/media/${id}.mp3`, type: "audio/mpeg", bytes: 1 },
});
const video = (id: string): TrackData => ({
  id,
  title: id,
  seconds: undefined,
  transcript: undefined,
  source: { kind: "youtube", id: "aqz-KE-bpKQ" },
});
const [a, b, c, v] = [file("a"), file("b"), file("c"), video("v")];
const queue = { creator: "Groupe", arc: undefined, tracks: [a, b, v, c] };

const run = (...actions: PlayerAction[]) => actions.reduce(reduce, STOPPED);
const select = (track: TrackData): PlayerAction => ({ type: "select", track, queue });
const ended = (pageVisible = true): PlayerAction => ({ type: "ended", pageVisible });
const began: PlayerAction = { type: "began" };
const at = (state: PlayerState) => (isSelected(state) ? `${state.track.id} ${state.status}` : state.status);

describe("[M5] les états du lecteur", () => {
  test("[M2] choisir une piste la lance ; lecture et pause alternent ; arrêter vide la sélection", () => {
    expect(at(STOPPED)).toBe("stopped");
    expect(at(run(select(a)))).toBe("a loading");
    expect(at(run(select(a), began))).toBe("a playing");
    expect(at(run(select(a), began, { type: "toggle" }))).toBe("a paused");
    expect(at(run(select(a), began, { type: "toggle" }, { type: "toggle" }, began))).toBe("a playing");
    expect(run(select(a), began, { type: "stop" })).toEqual(STOPPED);
    expect(at(run(select(a), select(b)))).toBe("b loading");
  });

  test("[M5] une pause venue du casque ou du système est une pause", () => {
    expect(at(run(select(a), began, { type: "halted" }))).toBe("a paused");
    expect(at(run(select(a), { type: "toggle" }, began))).toBe("a paused");
  });

  test("[M4] une piste introuvable est « missing », et tout choix en sort", () => {
    expect(at(run({ type: "miss" }))).toBe("missing");
    expect(at(run({ type: "miss" }, { type: "toggle" }))).toBe("missing");
    expect(at(run({ type: "miss" }, select(a)))).toBe("a loading");
  });

  test("rien n’a répondu tant que ni le fichier ni la plateforme n’a parlé, à chaque piste à nouveau", () => {
    const answered = (state: PlayerState) => isSelected(state) && state.answered;
    expect(answered(run(select(v)))).toBe(false);
    expect(answered(run(select(v), { type: "answered" }))).toBe(true);
    expect(at(run(select(v), { type: "answered" }))).toBe("v loading");
    expect(answered(run(select(v), { type: "answered" }, select(v)))).toBe(false);
  });

  test("une attente en cours de route est un chargement, puis la lecture reprend", () => {
    expect(at(run(select(a), began, { type: "waiting" }))).toBe("a loading");
    expect(at(run(select(a), began, { type: "waiting" }, began))).toBe("a playing");
  });

  test("un échec se dit, et « lecture » réessaie", () => {
    const failed = run(select(v), { type: "failed", failure: "gone", at: 12 });
    expect(at(failed)).toBe("v failed");
    const again = reduce(failed, { type: "toggle" });
    expect(at(again)).toBe("v loading");
    expect(isSelected(again) && again.from, "là où elle s’était tue").toBe(12);
    expect(at(reduce(failed, { type: "next" }))).toBe("c loading");
  });
});

describe("la suite d’une piste", () => {
  test("à la fin, la suivante du groupe ; après la dernière, le silence", () => {
    expect(at(run(select(a), began, ended()))).toBe("b loading");
    expect(at(run(select(c), began, ended()))).toBe("c paused");
  });

  test("aucune vidéo de la plateforme ne part sans qu’on l’ait demandée", () => {
    expect(at(run(select(b), began, ended()))).toBe("c loading");
    const waiting = run(select(b), began, { type: "next" });
    expect(at(waiting)).toBe("v paused");
    expect(isSelected(waiting) && waiting.begun).toBe(false);
  });

  test("une fois la plateforme acceptée, ses vidéos s’enchaînent, mais seulement sous les yeux", () => {
    const accepted = [select(v), began, select(b), began];
    expect(at(run(...accepted, ended()))).toBe("v loading");
    expect(at(run(...accepted, ended(false)))).toBe("v paused");
  });

  test("répéter la piste, répéter le groupe", () => {
    expect(at(run(select(a), { type: "repeat", repeat: "track" }, began, ended()))).toBe("a loading");
    expect(at(run(select(c), { type: "repeat", repeat: "group" }, began, ended()))).toBe("a loading");
  });

  test("précédente et suivante font le tour du groupe", () => {
    expect(at(run(select(a), { type: "previous" }))).toBe("c loading");
    expect(at(run(select(c), { type: "next" }))).toBe("a loading");
  });

  test("une piste seule dans son groupe n’a pas de suivante ; précédente la reprend au début", () => {
    const alone = run({ type: "select", track: a, queue: { ...queue, tracks: [a] } }, began);
    expect(reduce(alone, { type: "next" })).toBe(alone);
    expect(at(reduce(alone, { type: "previous" }))).toBe("a loading");
    expect(at(reduce(reduce(alone, { type: "repeat", repeat: "track" }), ended()))).toBe("a loading");
  });

  test("après un rechargement, la piste attend à sa place, et repart de là", () => {
    const kept = { ...STOPPED, track: v, queue, from: 9, platform: true };
    const restored = run({ type: "restore", kept });
    expect(at(restored)).toBe("v paused");
    expect(isSelected(restored) && restored.begun).toBe(false);
    expect(reduce(restored, { type: "toggle" })).toMatchObject({ status: "loading", from: 9 });
    expect(reduce(restored, { type: "next" })).toMatchObject({ from: 0 });
  });

  test("au hasard, chaque piste passe une fois, et précédente revient d’où l’on vient", () => {
    const tracks = Array.from({ length: 9 }, (_, i) => file(String(i)));
    const first = tracks[0] ?? a;
    const chosen = { type: "select", track: first, queue: { ...queue, tracks } } as const;
    let state = run(chosen, { type: "shuffle", seed: 42 });
    const heard = new Set<string>();
    for (let i = 0; i < tracks.length; i++) {
      heard.add(at(state));
      state = reduce(state, { type: "next" });
    }
    expect(heard.size).toBe(9);
    expect(at(state)).toBe("0 loading");
    expect(at(reduce(reduce(state, { type: "next" }), { type: "previous" }))).toBe("0 loading");
  });

  test("au hasard, d’où que l’on parte, toutes les pistes passent d’elles-mêmes une fois, puis c’est le silence", () => {
    const tracks = [...Array.from({ length: 7 }, (_, i) => file(String(i))), v];
    const many = { ...queue, tracks };
    for (let seed = 0; seed < 200; seed += 1) {
      const [begin = a, again = a] = [tracks[seed % 7], tracks[(seed + 3) % 7]];
      let state = run({ type: "select", track: begin, queue: many }, { type: "shuffle", seed });
      // Another one chosen on the way: from it, all of them again.
      if (seed % 2 === 1) state = reduce(state, { type: "select", track: again, queue: many });
      const heard: string[] = [];
      const [said, followed]: [string[], string[]] = [[], []];
      while (isSelected(state) && state.status === "loading") {
        heard.push(state.track.id);
        // What is said to be next is what follows, but for a video that nobody has asked for.
        const next = reduce(state, { type: "next" });
        state = reduce(state, ended());
        if (at(next) === "v paused" || state.status !== "loading") continue;
        said.push(at(next));
        followed.push(at(state));
      }
      expect(followed).toEqual(said);
      expect(at(state)).toMatch(/paused$/);
      expect(heard.toSorted()).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    }
  });

  test("une adresse choisit une piste sans rien demander à personne", () => {
    const cued = run({ type: "cue", track: v, queue });
    expect(at(cued)).toBe("v paused");
    expect(isSelected(cued) && cued.begun).toBe(false);
    expect(at(reduce(cued, { type: "toggle" }))).toBe("v loading");
  });
});
