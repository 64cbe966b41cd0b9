import { PLACE_NAMES } from "#platforms/link-places.ts";
import type { CreatorData } from "#schemas/page-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import {
  IconBrandBluesky,
  IconBrandDiscord,
  IconBrandInstagram,
  IconBrandSpotify,
  IconBrandTiktok,
  IconBrandTwitch,
  IconBrandTwitter,
  IconBrandYoutube,
  IconBrush,
} from "#app/ui/icons/icons.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./creator-links.module.css";

const ICONS = {
  twitch: IconBrandTwitch,
  youtube: IconBrandYoutube,
  twitter: IconBrandTwitter,
  discord: IconBrandDiscord,
  tiktok: IconBrandTiktok,
  instagram: IconBrandInstagram,
  bluesky: IconBrandBluesky,
  spotify: IconBrandSpotify,
  portfolio: IconBrush,
};

/** Where else the creator is: Twitch, YouTube, Twitter… and a portfolio for those who have one [V1, V2]. */
export function CreatorLinks({ links }: Pick<CreatorData, "links">) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, icon, alt }) => {
        const Icon = ICONS[icon];
        const place = PLACE_NAMES[icon];
        // « Iris sur Twitch » says the place already; what is seen stands in what is heard (WCAG 2.5.3).
        const says = alt.includes(place);
        return (
          <li key={href}>
            <ExternalLink href={href} className={classNames(targetLink, styles.link)} arrow={false}>
              <Icon size={22} aria-hidden />
              <span aria-hidden={says || undefined}>{place}</span>
              <VisuallyHidden>
                {!says && "\u00a0: "}
                {alt}
              </VisuallyHidden>
            </ExternalLink>
          </li>
        );
      })}
    </ul>
  );
}
