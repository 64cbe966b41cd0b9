import { execFile } from "node:child_process";
import { frenchSpaces } from "#text/french-spaces.ts";

/** What tells systemd how we are. Node has no datagrams over Unix sockets, so its own small program speaks for us. */
const NOTIFY = "systemd-notify";

/** The one who started the service and watches over it. */
export interface ServiceManager {
  /** The site answers; from now on the watchdog is told, again and again, that the loop of events turns. */
  ready: (status: string) => void;
  /** The site ends what is under way. */
  stopping: () => void;
}

/**
 * Speaks to systemd where it listens (`Type=notify`, `WatchdogSec=`); elsewhere to nobody. A loop of events that hangs
 * tells nothing, and systemd starts the site anew.
 * @param say told once when systemd cannot be reached
 */
export function serviceManager(
  variables: Record<string, string | undefined>,
  say: (text: string) => void,
): ServiceManager {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: microseconds, WATCHDOG_PID: watched } = variables;
  if (socket === undefined || socket === "") return { ready() {}, stopping() {} };
  let silent = false;
  let leaving = false;
  const tell = (...words: string[]): void =>
    void execFile(NOTIFY, words, { env: { ...variables, NOTIFY_SOCKET: socket } }, (error) => {
      // Asked to stop, our messenger is ended with us.
      if (error !== null && !silent && !leaving)
        say(frenchSpaces(`systemd n’entend pas le site : ${error.message} Il lui faut « ${NOTIFY} ».`));
      silent = error !== null;
    });
  let watch: NodeJS.Timeout | undefined;
  return {
    ready(status) {
      tell("--ready", `--status=${status}`);
      const period = Number(microseconds ?? 0) / 1000;
      if (period > 0 && (watched === undefined || Number(watched) === process.pid))
        watch = setInterval(() => tell("WATCHDOG=1"), period / 3).unref();
    },
    stopping() {
      clearInterval(watch);
      leaving = true;
      tell("STOPPING=1");
    },
  };
}
