import { describe, expect, it, onTestFinished } from "vitest";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeSet, type StartWorker } from "./edge.scene.ts";
import { ROUNDS } from "./round-times.ts";

const GONE = ["ALTER TABLE setting RENAME TO ailleurs"];
const FULL = ["setting", "message", "delivery", "alert", "share"].map(
  (table) =>
    `CREATE TRIGGER plein_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'plein'); END`,
);

/**
 * What a person learns when the messages can be neither kept nor noted: one suite for each engine.
 * @param name the engine, as the titles call it
 */
export function describeOutOfReach(name: string, start: StartWorker): void {
  it(`un site qui vient d’être publié va bien ; ses tâches périodiques n’étant pas venues en une demi-heure, la santé le dit (${name})`, async () => {
    const { set } = await makeSet();
    const worker = await start(set);
    onTestFinished(() => worker.stop());
    const health = async (): Promise<unknown> => (await fetch(`${worker.origin}/api/sante`)).json();
    for (let asked = 0; asked < 2; asked++) expect(await health()).toMatchObject({ etat: "ok", raisons: [] });
    const AGO = "json_set(value, '$.at', json_extract(value, '$.at') - 31 * 60000)";
    await worker.ask(`UPDATE setting SET value = ${AGO} WHERE name = 'note health'`);
    expect(await health()).toMatchObject({ raisons: [expect.stringContaining("triggers")] });
    expect(await worker.play(ROUNDS.watch)).toBe("ok");
    expect(await health()).toMatchObject({ etat: "ok", raisons: [] });
  });

  describe(`D1 (${name})`, () => {
    it.each([
      ["ne répond plus", GONE],
      ["se lit, mais ne prend plus rien", FULL],
    ])(
      "%s : « prêt » et la santé le disent sans s’en prendre à autre chose, le salon d’alerte (doublure) l’apprend une fois par heure",
      async (_, breaks) => {
        const chat = await startChatDouble();
        const { set } = await makeSet();
        const worker = await start(set, { ALERT_WEBHOOK: chat.address });
        onTestFinished(() => worker.stop());
        for (const sql of breaks) await worker.ask(sql);
        expect((await postForm(worker.origin)).status).toBe(503);
        const said = async (path: string) => (await fetch(worker.origin + path)).text();
        expect(await said("/api/pret")).toContain("(D1) refuse");
        expect(await said("/api/sante")).toContain("(D1) refuse");
        expect(await said("/api/sante")).not.toContain("triggers");
        for (const minute of ["00", "10", "20", "30", "40", "50"]) {
          const due = new Date(`2026-11-30T08:${minute}:00Z`);
          expect(await worker.play(ROUNDS.watch, due)).toBe("ok");
        }
        expect(chat.shown.map(({ content }) => content)).toEqual([expect.stringContaining("(D1) refuse")]);
        expect(await worker.play(ROUNDS.deliveries)).toBe("ok");
      },
    );
  });
}
