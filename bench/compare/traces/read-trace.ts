import * as z from "zod";

/** What the main thread's time goes into; `rest` is what no event of the trace names. */
export const KINDS = ["script", "style", "layout", "paint", "rest"] as const;
export type Kind = (typeof KINDS)[number];
/** Milliseconds of processor of the main thread. */
export type ThreadTime = Record<Kind, number>;

const KIND_OF: Record<string, Kind> = {
  EventDispatch: "script",
  EvaluateScript: "script",
  FunctionCall: "script",
  RunMicrotasks: "script",
  TimerFire: "script",
  FireAnimationFrame: "script",
  FireIdleCallback: "script",
  HandlePostMessage: "script",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
};
const TASK = "ThreadControllerImpl::RunTask";
/** What a trace has to hold for this reader. */
export const CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing"];

/** One event; `ts` and `dur` in microseconds of the clock, `tdur` of the thread's processor. */
const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.int(),
  tid: z.int(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
});
type Event = z.infer<typeof Event>;
const Trace = z.object({ traceEvents: z.array(Event) });

/** One task of the main thread of the page that said `mark`, with when it began, in milliseconds after the mark. */
export interface MainTask {
  at: number;
  time: ThreadTime;
}

/**
 * The main thread's tasks that ended after a mark of the page.
 * @param trace a trace of Chromium in JSON, of these CATEGORIES
 * @param mark what the page gave to `performance.mark()`
 */
export function readTasks(trace: Buffer, mark: string): MainTask[] {
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString()));
  const start = traceEvents.find(({ name }) => name === mark);
  if (!start) throw new Error(`The trace holds no mark "${mark}".`);
  const spans = traceEvents
    .filter(({ ph, pid, tid }) => ph === "X" && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: MainTask[] = [];
  // Those that the event at hand lies within, the outermost first.
  const open: { span: Event; kind: Kind }[] = [];
  for (const span of spans) {
    while (open.length > 0 && endOf(open.at(-1)?.span) <= span.ts) open.pop();
    const around = open.at(-1);
    if (!around && span.name !== TASK) continue;
    if (!around) tasks.push({ at: (span.ts - start.ts) / 1000, time: noTime() });
    const kind = KIND_OF[span.name] ?? around?.kind ?? "rest";
    const own = (span.tdur ?? 0) / 1000;
    const time = tasks.at(-1)?.time;
    if (time) {
      time[kind] += own;
      // What lies within is no more the outer event's.
      if (around) time[around.kind] -= own;
    }
    open.push({ span, kind });
  }
  return tasks;
}

const endOf = (span: Event | undefined) => (span ? span.ts + (span.dur ?? 0) : 0);

const noTime = (): ThreadTime => ({ script: 0, style: 0, layout: 0, paint: 0, rest: 0 });

/** The time of several tasks together. */
export function sumOf(tasks: readonly MainTask[]): ThreadTime {
  const sum = noTime();
  for (const { time } of tasks) for (const kind of KINDS) sum[kind] += time[kind];
  return sum;
}

/** The milliseconds of all kinds. */
export function totalOf(time: ThreadTime): number {
  return KINDS.reduce((sum, kind) => sum + time[kind], 0);
}
