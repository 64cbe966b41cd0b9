import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { scrollAll, watchList, watchModal } from "../../in-page-use.ts";
import { openPhone, WORD } from "../../measure-use.ts";
import type { Candidate } from "../candidates.ts";
import {
  CATEGORIES,
  KINDS,
  type MainTask,
  readTasks,
  sumOf,
  type ThreadTime,
  totalOf,
} from "./read-trace.ts";

/** Where the traces are left, the last of each kind. */
export const TRACES = "var/bench/traces";
/** What the page marks where a gesture begins. */
const GESTURE = "geste";
/** A frame of sixty a second, in milliseconds. */
const FRAME = 1000 / 60;

/** What the main thread does for one visitor, its processor not held back. */
export interface UseTraces {
  /** From each key to the frame that shows what it finds. */
  keys: ThreadTime[];
  /** From a click to the frame that shows the poster. */
  click: ThreadTime;
  /** In one second of a scroll to the end. */
  scroll: ThreadTime;
  /** Share of the scroll's frames, 0 to 1, in which it works longer than a quarter of a frame: at 4× they would be missed. */
  heavyFrames: number;
}

/** Types and erases a word, opens a poster, scrolls to the end, each in a browser that has seen nothing yet; leaves the traces. */
export async function traceUse(browser: Browser, candidate: Candidate): Promise<UseTraces> {
  const visit = async <T>(act: (page: Page) => Promise<T>): Promise<T> => {
    const page = await openPhone(browser, candidate.url, candidate);
    try {
      return await act(page);
    } finally {
      await page.context().close();
    }
  };
  const { name, thumbs, modal } = candidate;

  const keys = await visit(async (page) => {
    await page.locator("main input[type=search]").focus();
    const times: ThreadTime[] = [];
    for (const key of [...WORD, ...Array.from(WORD, () => "Backspace")]) {
      const tasks = await record(page, `${name}-touche`, async () => {
        await page.evaluate(watchList, ["keydown", thumbs] as [string, string]);
        await page.evaluate(markNext, ["keydown", GESTURE] as [string, string]);
        await page.keyboard.press(key);
        return (await page.evaluate(() => window.benchDelays)).effect;
      });
      if (tasks.length > 0) times.push(sumOf(tasks));
    }
    return times;
  });

  const click = await visit(async (page) => {
    const tasks = await record(page, `${name}-clic`, async () => {
      await page.evaluate(watchModal, modal);
      await page.evaluate(markNext, ["click", GESTURE] as [string, string]);
      await page.locator(thumbs).nth(1).click();
      return (await page.evaluate(() => window.benchDelays)).paint;
    });
    return sumOf(tasks);
  });

  const { scroll, heavyFrames } = await visit(async (page) => {
    let length = 0;
    const tasks = await record(page, `${name}-defilement`, async () => {
      const started = await page.evaluate((mark) => performance.mark(mark).startTime, GESTURE);
      await page.evaluate(scrollAll);
      return (length = (await page.evaluate(() => performance.now())) - started);
    });
    const sum = sumOf(tasks);
    for (const kind of KINDS) sum[kind] /= length / 1000;
    return { scroll: sum, heavyFrames: heavyShare(tasks, length) };
  });
  return { keys, click, scroll, heavyFrames };
}

/**
 * Traces what `act` does, and leaves the trace under a name.
 * @param act gives how long after the mark its effect was seen, in milliseconds; undefined where it had none
 * @returns what the main thread did between the two
 */
async function record(page: Page, name: string, act: () => Promise<number | undefined>): Promise<MainTask[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A browser that was not launched here cannot be traced.");
  // What the gesture before has left to do is none of this one's.
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: CATEGORIES });
  const until = await act();
  const trace = await browser.stopTracing();
  await mkdir(TRACES, { recursive: true });
  await writeFile(join(TRACES, `${name}.json`), trace);
  return until === undefined ? [] : readTasks(trace, GESTURE).filter(({ at }) => at < until);
}

/** In the page: marks the next event of a type. */
function markNext([type, mark]: [string, string]): void {
  addEventListener(type, () => performance.mark(mark), { capture: true, once: true });
}

function heavyShare(tasks: readonly MainTask[], length: number): number {
  const works = Array.from({ length: Math.ceil(length / FRAME) }, () => 0);
  for (const { at, time } of tasks) {
    const frame = Math.max(0, Math.floor(at / FRAME));
    works[frame] = (works[frame] ?? 0) + totalOf(time);
  }
  return works.filter((work) => work > FRAME / 4).length / works.length;
}
