import { useEffect, useState } from "react";
import { clockTime } from "#text/clock-time.ts";

/** How long it may be late, in milliseconds. */
const TICK = 5000;

/** What time it is, as the top of a phone says it. */
export function PhoneClock() {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now), TICK);
    return () => clearInterval(timer);
  }, []);
  return time;
}

const now = () => clockTime(new Date());
