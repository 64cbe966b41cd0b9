import { setTimeout as pause } from "node:timers/promises";
import { median } from "./figures.ts";

/** Additions of the loop by which two machines, or two hours of one, are compared. */
const ADDITIONS = 5e8;
/** Milliseconds that the phone measured for takes for them: a quick machine, which takes 500, slowed four times. */
const PHONE = 2000;
/** What a browser is slowed by on a machine quicker than any: more than this no longer resembles a processor. */
const MOST = 8;

/** How this machine is made a slow phone. */
export interface Processor {
  /** How many times the browser's processor is slowed, 1 for not at all. */
  rate: number;
  /** Milliseconds that the loop takes here, unslowed. */
  loop: number;
}

/**
 * By how much to slow a browser so that the same loop takes as long as on the phone, whatever the machine and the hour. One that is
 * slower than the phone already is left as it is: slowed four times more it would be a phone that nobody has.
 */
export async function calibrate(): Promise<Processor> {
  const loops: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    loops.push(timeLoop());
    await pause(200);
  }
  const loop = median(loops);
  return { rate: Math.min(MOST, Math.max(1, PHONE / loop)), loop };
}

/** The processor, in a sentence for who reads the table. */
export function describe({ rate, loop }: Processor): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).replace(".", ",");
  return `Processeur ralenti ${rate.toFixed(1).replace(".", ",")} fois : la boucle prend ${seconds(loop)} s ici, ${seconds(PHONE)} sur le téléphone visé.`;
}

function timeLoop(): number {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < ADDITIONS; i++) sum += i;
  // Used, or no machine would count.
  return sum > 0 ? performance.now() - start : Number.NaN;
}
