import type { CreatorData } from "#schemas/page-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { IconBrandTwitch, IconBrandTwitter, IconBrandYoutube, IconBrush } from "#app/ui/icons/icons.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./creator-links.module.css";

const ICONS = {
  twitch: IconBrandTwitch,
  youtube: IconBrandYoutube,
  twitter: IconBrandTwitter,
  portfolio: IconBrush,
};
const WORDS = { twitch: "Twitch", youtube: "YouTube", twitter: "Twitter", portfolio: "Portfolio" };

/** Where else the creator is: Twitch, YouTube, Twitter, and a portfolio for those who have one [V1, V2]. */
export function CreatorLinks({ links }: Pick<CreatorData, "links">) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, icon, alt }) => {
        const Icon = ICONS[icon];
        return (
          <li key={href}>
            <ExternalLink href={href} className={classNames(targetLink, styles.link)} arrow={false}>
              <Icon size={22} aria-hidden />
              <span>{WORDS[icon]}</span>
              <VisuallyHidden>
                {"\u00a0"}: {alt}
              </VisuallyHidden>
            </ExternalLink>
          </li>
        );
      })}
    </ul>
  );
}
