import type { FullConfig } from "@playwright/test";
import { neededChromium } from "./chromium-path.ts";

/** Says what is missing before the first journey, and not to whoever only reads the configuration (knip, an editor). */
export default function needChromium({ projects }: FullConfig): void {
  for (const { use } of projects) neededChromium(use.launchOptions?.executablePath);
}
