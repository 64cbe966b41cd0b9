import { STREAMERS_CACHE } from "#addresses/files.ts";
import { answerWithoutNetwork, keepAnswer } from "./kept-answer.ts";
import { keepKnown } from "./keep-known.ts";
import { parseStreamers } from "./parse-streamers.ts";
import type { StreamersAnswer } from "../streamer.ts";

export { keepKnown, parseStreamers };

/** The most that is read of the answer, in bytes, and the longest wait, in milliseconds. */
const LIMIT = 1_000_000;
const PATIENCE = 10_000;

/**
 * Asks for the streamers [T8]. Without a network, the last answer that the device has kept stands, and the failure is in the console.
 * @param host origin of the object storage, or empty for the site itself
 * @throws when the answer is not OK ('Erreur HTTP: {status}' [T9]) or does not come whole in time [T10]
 */
export async function loadStreamers(host: string, signal: AbortSignal): Promise<StreamersAnswer> {
  try {
    const text = await askStreamers(host, signal);
    const answer = parseStreamers(JSON.parse(text));
    void keepAnswer(text);
    return answer;
  } catch (error) {
    const kept = signal.aborted ? undefined : await answerWithoutNetwork();
    if (kept === undefined) throw error;
    console.error(error);
    return parseStreamers(JSON.parse(kept));
  }
}

async function askStreamers(host: string, signal: AbortSignal): Promise<string> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error("Délai dépassé")), PATIENCE);
  const stop = () => deadline.abort(signal.reason);
  signal.addEventListener("abort", stop);
  try {
    const response = await fetch(`${host}${STREAMERS_CACHE}?nocache=${Date.now()}`, {
      signal: deadline.signal,
    });
    if (!response.ok) throw new Error(`Erreur HTTP: ${response.status}`);
    return await readText(response);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > LIMIT) {
      await reader.cancel();
      throw new Error(`Réponse de plus de ${LIMIT} octets`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
