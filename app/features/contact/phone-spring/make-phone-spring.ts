import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { spring } from "motion";

/** The spring of the phone panel [F3]. */
export const phoneSpring = { stiffness: 100, damping: 20 } as const;

/** The style sheet with motion's own curve for that spring: the physics cost nothing at run time. */
export function phoneSpringCss(): string {
  const curve = String(spring({ keyframes: [0, 1], ...phoneSpring }));
  const [, duration = "", easing = ""] = /^(\d+ms) (linear\(.+\))$/.exec(curve) ?? [];
  return `/* Made by: npx node app/features/contact/phone-spring/make-phone-spring.ts — motion's spring, stiffness ${phoneSpring.stiffness}, damping ${phoneSpring.damping} [F3]. */
@layer features {
  :root {
    --phone-spring-duration: ${duration};
    /* The nearest curve, within 4 %, for browsers without linear(): the game's Chromium 103 is one. */
    --phone-spring: cubic-bezier(0.28, 0.48, 0, 1);
  }
  @supports (transition-timing-function: linear(0, 1)) {
    :root {
      --phone-spring: ${easing};
    }
  }
}
`;
}

export const phoneSpringFile = fileURLToPath(new URL("phone-spring.css", import.meta.url));

if (import.meta.main) await writeFile(phoneSpringFile, phoneSpringCss());
