import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstProgram, startProgram } from "./start-program.ts";

/**
 * Gives this machine a sound output that nobody hears, for as long as the journey lasts: without any, Firefox refuses to
 * play. PulseAudio with a null sink; browsers find it by PULSE_SERVER. Gives the way to stop it.
 */
export default async function startSilentSound(): Promise<() => Promise<void>> {
  const program = firstProgram("/usr/bin/pulseaudio");
  if (!program) {
    console.log("PulseAudio manque : Firefox ne lira rien sans sortie audio. → apt-get install pulseaudio");
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), "site-son-"));
  const socket = join(folder, "son");
  const pulse = startProgram(
    program,
    [
      ..."-n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --log-level=info".split(" "),
      "--load=module-null-sink",
      `--load=module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
    ],
    { HOME: folder, PULSE_RUNTIME_PATH: folder },
  );
  await pulse.says(/(Daemon startup complete)/);
  process.env["PULSE_SERVER"] = `unix:${socket}`;
  return async () => {
    await pulse.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
