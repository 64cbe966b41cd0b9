/** One icon made from the logo: public path, side in pixels, share of the side that the logo takes, whether it needs a background. */
export interface Icon {
  path: string;
  side: number;
  share: number;
  opaque: boolean;
}

/** The largest: where a system shows what plays, too. */
export const LARGE_ICON: Icon = { path: "/icons/icon-512.png", side: 512, share: 1, opaque: false };

/** Every icon that browsers and phones ask for, by its use; the maskable one keeps the logo inside the circle that a phone may cut. */
export const ICONS = {
  tab: { path: "/icons/icon-48.png", side: 48, share: 1, opaque: false },
  home: { path: "/icons/icon-192.png", side: 192, share: 1, opaque: false },
  large: LARGE_ICON,
  maskable: { path: "/icons/maskable-512.png", side: 512, share: 0.62, opaque: true },
  touch: { path: "/icons/apple-touch-icon.png", side: 180, share: 0.8, opaque: true },
  small: { path: "/icons/favicon-32.png", side: 32, share: 1, opaque: false },
} satisfies Record<string, Icon>;

/** The small icon as the file that some still ask for, named by nobody. */
export const FAVICON = "/favicon.ico";

/** An icon as the web manifest and the media session describe an image. */
export function iconImage({ path, side }: Icon): { src: string; sizes: string; type: string } {
  return { src: path, sizes: `${side}x${side}`, type: "image/png" };
}
