import { site } from "#app/content/site.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { IconChevronDown, IconPhone } from "#app/ui/icons/icons.ts";
import { WRITE_HASH } from "#addresses/pages.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { ComingForm, useComingForm } from "../contact-form/coming-form.tsx";
import type { CornerToolProps } from "../corner-tool.ts";
import { onPhoneCall } from "../phone-calls.ts";
import "../phone-spring/phone-spring.css";
import { PhoneClock } from "./phone-clock.tsx";
import styles from "./phone-panel.module.css";
import { usePhoneDismissal } from "./use-phone-dismissal.ts";

export interface PhonePanelProps extends CornerToolProps {
  /** True while it steps aside for who reads downwards. */
  away: boolean;
}

/**
 * The community's phone, with the contact form on its screen [F3]. It comes in from 100 % of its height, rests with 80 %
 * of it below the edge and stands at 0 when shown; the page stays usable around it.
 */
export function PhonePanel({ open, onToggle, away }: PhonePanelProps) {
  const screenId = useId();
  const titleId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  // What raised the phone from the page, to which the keyboard goes back.
  const opener = useRef<HTMLElement | null>(null);
  const form = useComingForm(open);
  const stance = open ? "shown" : away ? "away" : "hidden";

  function turn(up: boolean) {
    opener.current = null;
    onToggle(up);
  }
  const answer = useEffectEvent(() => {
    turn(true);
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    toggle.current?.focus();
  });
  useEffect(() => onPhoneCall(answer), []);
  useEffect(() => {
    const look = () => {
      if (location.hash !== WRITE_HASH) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      answer();
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);

  const slot = useRef<HTMLElement>(null);
  usePhoneDismissal(slot, open, (by) => {
    onToggle(false);
    if (by === "focus") return;
    // An opener that is gone, or that its click never focused (Safari), leaves the keyboard to the phone's own button.
    const back = opener.current?.isConnected && opener.current !== document.body ? opener : toggle;
    back.current?.focus();
  });

  return (
    <section ref={slot} className={styles.slot} aria-labelledby={titleId}>
      <div className={styles.phone} data-stance={stance} data-testid="phone">
        {open && (
          <p className={styles.status} aria-hidden>
            <PhoneClock />
          </p>
        )}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-label="Téléphone : formulaire de contact"
          aria-expanded={open}
          aria-controls={screenId}
          onPointerEnter={form.ask}
          onFocus={form.ask}
          onClick={() => turn(!open)}
        >
          {open ? <IconChevronDown size={30} aria-hidden /> : <IconPhone size={34} aria-hidden />}
        </button>
        <div id={screenId} className={styles.screen} inert={!open}>
          <header className={styles.bar}>
            <Picture picture={site.logo} sizes="40px" alt="" className={styles.logo} />
            <h2 id={titleId} className={styles.title}>
              Écrire au staff
            </h2>
          </header>
          <div className={styles.scroll}>
            <ComingForm asked={form} place="phone" asleep={!open} />
          </div>
          <span className={styles.homeBar} />
        </div>
      </div>
    </section>
  );
}
