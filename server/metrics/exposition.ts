/** Names and values that tell the figures of one family apart. */
export type Labels = Readonly<Record<string, string>>;

/** A family of figures under one name, as monitors read them. */
export interface Family {
  name: string;
  type: "counter" | "gauge" | "histogram";
  /** What it counts, in French, in one line. */
  help: string;
  samples: () => readonly Sample[];
}

/** One figure: `suffix` is what a histogram adds to the family's name. */
interface Sample {
  suffix?: string;
  labels?: Labels;
  value: number;
}

/** What monitors are told of the text below. */
export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Writes families in the text exposition format of Prometheus, version 0.0.4. One without a figure is left out. */
export function exposition(families: readonly Family[]): string {
  return families
    .map(({ name, type, help, samples }) => {
      const lines = samples().map(
        ({ suffix = "", labels = {}, value }) =>
          `${name}${suffix}${labelText(labels)} ${numberText(value)}\n`,
      );
      if (lines.length === 0) return "";
      return `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    })
    .join("");
}

/** A figure that only grows, one for each set of labels. */
export interface Counter extends Family {
  add: (labels: Labels) => void;
}

/** Makes a counter that starts at nothing. */
export function counter(name: string, help: string): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>();
  return {
    name,
    type: "counter",
    help,
    add(labels) {
      const key = Object.values(labels).join("\0");
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { labels, value: 1 });
      else known.value += 1;
    },
    samples: () => [...counts.values()],
  };
}

/** A figure that is read when it is asked for; undefined or nothing leaves it out. */
export function gauge(
  name: string,
  help: string,
  read: () => number | undefined | readonly Sample[],
  type: "counter" | "gauge" = "gauge",
): Family {
  return {
    name,
    type,
    help,
    samples() {
      const value = read();
      if (value === undefined) return [];
      return typeof value === "number" ? [{ value }] : value;
    },
  };
}

/** Measures sorted into buckets, one set for each value of one label. */
export interface Histogram extends Family {
  observe: (labelled: string, value: number) => void;
}

/**
 * Makes a histogram.
 * @param bounds the upper bounds of the buckets, growing
 */
export function histogram(name: string, help: string, label: string, bounds: readonly number[]): Histogram {
  const sets = new Map<string, { buckets: number[]; sum: number; count: number }>();
  return {
    name,
    type: "histogram",
    help,
    observe(labelled, value) {
      let set = sets.get(labelled);
      if (set === undefined) sets.set(labelled, (set = { buckets: bounds.map(() => 0), sum: 0, count: 0 }));
      set.sum += value;
      set.count += 1;
      const bucket = bounds.findIndex((bound) => value <= bound);
      if (bucket !== -1) set.buckets[bucket] = (set.buckets[bucket] ?? 0) + 1;
    },
    samples: () =>
      [...sets].flatMap(([value, { buckets, sum, count }]) => {
        const labels = { [label]: value };
        let below = 0;
        return [
          ...bounds.map((bound, index) => ({
            suffix: "_bucket",
            labels: { ...labels, le: numberText(bound) },
            value: (below += buckets[index] ?? 0),
          })),
          { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
          { suffix: "_sum", labels, value: sum },
          { suffix: "_count", labels, value: count },
        ];
      }),
  };
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value).replaceAll('"', String.raw`\"`)}"`,
  );
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function numberText(value: number): string {
  if (value === Infinity) return "+Inf";
  return value === -Infinity ? "-Inf" : String(value);
}

function escaped(text: string): string {
  return text.replaceAll("\\", String.raw`\\`).replaceAll("\n", String.raw`\n`);
}
