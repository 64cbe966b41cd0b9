import { Fragment, type ReactNode } from "react";
import type { HomeData } from "#schemas/page-data.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { buttonClass } from "#app/ui/button/button.tsx";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { HomeSection } from "../home-section.tsx";
import styles from "./welcome-letter.module.css";

/** The place in a welcome text where the phone icon stands [A2]. */
const PHONE = "[telephone]";

export interface WelcomeLetterProps extends Pick<HomeData, "title" | "paragraphs" | "join" | "staff"> {
  /** What stands where the text shows the phone [A2]. */
  phone: ReactNode;
}

/** The welcome text and the way in, a sheet of paper pinned to the wall, signed by the main staff with their links [A1, A2]. */
export function WelcomeLetter({ title, paragraphs, join, staff, phone }: WelcomeLetterProps) {
  return (
    <HomeSection titleId="bienvenue" className={styles.section}>
      <div className={styles.sheet}>
        <h2 id="bienvenue">{title}</h2>
        {paragraphs.map((text) => (
          <WelcomeParagraph key={text} text={text} phone={phone} />
        ))}
        {join && (
          <>
            <p className={styles.paragraph}>{join.text}</p>
            <ExternalLink href={join.href} className={buttonClass("strong", styles.join)}>
              {join.label}
            </ExternalLink>
          </>
        )}
      </div>
      {staff.length > 0 && (
        <div className={styles.staff}>
          <h2 className={styles.staffTitle}>Le staff</h2>
          <ul className={styles.people}>
            {staff.map((person) => (
              <li key={person.name}>
                <ExternalLink href={person.href} className={styles.person}>
                  {person.portrait ? (
                    <Picture
                      picture={person.portrait}
                      sizes="(min-width: 112rem) 128px, 72px"
                      alt=""
                      className={styles.portrait}
                    />
                  ) : (
                    <span className={styles.initial} aria-hidden>
                      {person.name.slice(0, 1)}
                    </span>
                  )}
                  <span>
                    <b className={styles.personName}>{frenchSpaces(person.name)}</b>
                    <span className={styles.role}>{frenchSpaces(person.role)}</span>
                  </span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </HomeSection>
  );
}

/** One paragraph of the welcome text, with the phone icon shown where the content marks it. */
function WelcomeParagraph({ text, phone }: { text: string; phone: ReactNode }) {
  const parts = text.split(PHONE);
  return (
    <p className={styles.paragraph}>
      {parts.map((part, index) => (
        // The parts never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 && phone}
        </Fragment>
      ))}
    </p>
  );
}
