import type { ComponentProps } from "react";

type PlatformFrameProps = Pick<ComponentProps<"iframe">, "ref" | "id" | "className"> & {
  /** Where the platform's player stands. */
  address: string;
  /** What it plays. */
  title: string;
};

/**
 * YouTube's own player [V1, M1], for a visitor who asked for it: it may play, fill the screen and open its own page, and
 * learns from which site it is asked, which it insists on (its error 153).
 */
export function PlatformFrame({ address, title, ...place }: PlatformFrameProps) {
  return (
    <iframe
      {...place}
      src={address}
      title={`Vidéo YouTube\u00a0: ${title}`}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      // The platform is another origin than ours: it may be its own origin without reaching this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}
