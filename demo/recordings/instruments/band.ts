import type { Mono } from "../wave.ts";
import { bell, harpsichord, musicBox, organ, piano, saloonPiano } from "./keys.ts";
import { banjo, bassGuitar, doubleBass, electricGuitar, fiddle, guitar, slideGuitar } from "./strings.ts";
import { blip, brass, drone, ghost, lead, pad, synthBass, wind } from "./synths.ts";
import { clarinet, harmonica, whistle } from "./winds.ts";

/** Every instrument that holds a pitch: MIDI note and seconds held give one channel, a little longer than held. */
export const BAND = {
  banjo,
  bassGuitar,
  bell,
  blip,
  brass,
  clarinet,
  doubleBass,
  drone,
  electricGuitar,
  fiddle,
  ghost,
  guitar,
  harmonica,
  harpsichord,
  lead,
  musicBox,
  organ,
  pad,
  piano,
  saloonPiano,
  slideGuitar,
  synthBass,
  whistle,
  wind,
} satisfies Record<string, (midi: number, seconds: number) => Mono>;
export type Instrument = keyof typeof BAND;
