// The icons of the site, one family: Tabler Icons 3.51.0 (MIT, LICENSE-Tabler.txt). An icon beside a text is decoration:
// give it `aria-hidden`. To add one, copy the `d` of each path of its SVG from tabler.io/icons, without the empty square.
import { filled, outline } from "./icon.tsx";

export const IconArrowRight = outline("M5 12l14 0", "M13 18l6 -6", "M13 6l6 6");
export const IconArrowUp = outline("M12 5l0 14", "M18 11l-6 -6", "M6 11l6 -6");
export const IconArrowsShuffle = outline(
  "M18 4l3 3l-3 3",
  "M18 20l3 -3l-3 -3",
  "M3 7h3a5 5 0 0 1 5 5a5 5 0 0 0 5 5h5",
  "M21 7h-5a4.978 4.978 0 0 0 -3 1m-4 8a4.984 4.984 0 0 1 -3 1h-3",
);
export const IconBrandTwitch = outline(
  "M4 5v11a1 1 0 0 0 1 1h2v4l4 -4h5.584c.266 0 .52 -.105 .707 -.293l2.415 -2.414c.187 -.188 .293 -.442 .293 -.708v-8.585a1 1 0 0 0 -1 -1h-14a1 1 0 0 0 -1 1l.001 0",
  "M16 8l0 4",
  "M12 8l0 4",
);
export const IconBrandTwitter = outline(
  "M22 4.01c-1 .49 -1.98 .689 -3 .99c-1.121 -1.265 -2.783 -1.335 -4.38 -.737s-2.643 2.06 -2.62 3.737v1c-3.245 .083 -6.135 -1.395 -8 -4c0 0 -4.182 7.433 4 11c-1.872 1.247 -3.739 2.088 -6 2c3.308 1.803 6.913 2.423 10.034 1.517c3.58 -1.04 6.522 -3.723 7.651 -7.742a13.84 13.84 0 0 0 .497 -3.753c0 -.249 1.51 -2.772 1.818 -4.013l0 .001",
);
export const IconBrandYoutube = outline(
  "M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8",
  "M10 9l5 3l-5 3l0 -6",
);
export const IconBrush = outline(
  "M3 21v-4a4 4 0 1 1 4 4h-4",
  "M21 3a16 16 0 0 0 -12.8 10.2",
  "M21 3a16 16 0 0 1 -10.2 12.8",
  "M10.6 9a9 9 0 0 1 4.4 4.4",
);
export const IconCheck = outline("M5 12l5 5l10 -10");
export const IconChevronDown = outline("M6 9l6 6l6 -6");
export const IconChevronLeft = outline("M15 6l-6 6l6 6");
export const IconChevronRight = outline("M9 6l6 6l-6 6");
export const IconChevronUp = outline("M6 15l6 -6l6 6");
export const IconCopy = outline(
  "M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666",
  "M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1",
);
export const IconDownload = outline(
  "M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2",
  "M7 11l5 5l5 -5",
  "M12 4l0 12",
);
export const IconExternalLink = outline(
  "M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6",
  "M11 13l9 -9",
  "M15 4h5v5",
);
export const IconHeartHandshake = outline(
  "M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572",
  "M12 6l-3.293 3.293a1 1 0 0 0 0 1.414l.543 .543c.69 .69 1.81 .69 2.5 0l1 -1a3.182 3.182 0 0 1 4.5 0l2.25 2.25",
  "M12.5 15.5l2 2",
  "M15 13l2 2",
);
export const IconLoader2 = outline("M12 3a9 9 0 1 0 9 9");
export const IconMenu2 = outline("M4 6l16 0", "M4 12l16 0", "M4 18l16 0");
export const IconMessageCircle = outline(
  "M3 20l1.3 -3.9c-2.324 -3.437 -1.426 -7.872 2.1 -10.374c3.526 -2.501 8.59 -2.296 11.845 .48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235 -7.615 4.215 -11.574 2.293l-4.7 1",
);
export const IconMusic = outline(
  "M3 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0",
  "M13 17a3 3 0 1 0 6 0a3 3 0 0 0 -6 0",
  "M9 17v-13h10v13",
  "M9 8h10",
);
export const IconPhone = outline(
  "M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2",
);
export const IconRefresh = outline(
  "M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4",
  "M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4",
);
export const IconRepeat = outline(
  "M4 12v-3a3 3 0 0 1 3 -3h13m-3 -3l3 3l-3 3",
  "M20 12v3a3 3 0 0 1 -3 3h-13m3 3l-3 -3l3 -3",
);
export const IconRepeatOnce = outline(
  "M4 12v-3a3 3 0 0 1 3 -3h13m-3 -3l3 3l-3 3",
  "M20 12v3a3 3 0 0 1 -3 3h-13m3 3l-3 -3l3 -3",
  "M11 11l1 -1v4",
);
export const IconSearch = outline("M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M21 21l-6 -6");
export const IconSend = outline(
  "M10 14l11 -11",
  "M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5",
);
export const IconShare3 = outline(
  "M13 4v4c-6.575 1.028 -9.02 6.788 -10 12c-.037 .206 5.384 -5.962 10 -6v4l8 -7l-8 -7",
);
export const IconUsers = outline(
  "M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
  "M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2",
  "M16 3.13a4 4 0 0 1 0 7.75",
  "M21 21v-2a4 4 0 0 0 -3 -3.85",
);
export const IconVolume = outline(
  "M15 8a5 5 0 0 1 0 8",
  "M17.7 5a9 9 0 0 1 0 14",
  "M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5l-3.5 -4.5",
);
export const IconVolume2 = outline(
  "M15 8a5 5 0 0 1 0 8",
  "M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5l-3.5 -4.5",
);
export const IconVolumeOff = outline(
  "M15 8a5 5 0 0 1 1.912 4.934m-1.377 2.602a5 5 0 0 1 -.535 .464",
  "M17.7 5a9 9 0 0 1 2.362 11.086m-1.676 2.299a9 9 0 0 1 -.686 .615",
  "M9.069 5.054l.431 -.554a.8 .8 0 0 1 1.5 .5v2m0 4v8a.8 .8 0 0 1 -1.5 .5l-3.5 -4.5h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l1.294 -1.664",
  "M3 3l18 18",
);
export const IconX = outline("M18 6l-12 12", "M6 6l12 12");
export const IconZoomIn = outline(
  "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
  "M7 10l6 0",
  "M10 7l0 6",
  "M21 21l-6 -6",
);
export const IconZoomOut = outline("M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0", "M7 10l6 0", "M21 21l-6 -6");

export const IconPlayerPauseFilled = filled(
  "M9 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z",
  "M17 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z",
);
export const IconPlayerPlayFilled = filled(
  "M6 4v16a1 1 0 0 0 1.524 .852l13 -8a1 1 0 0 0 0 -1.704l-13 -8a1 1 0 0 0 -1.524 .852z",
);
export const IconPlayerSkipBackFilled = filled(
  "M19.496 4.136l-12 7a1 1 0 0 0 0 1.728l12 7a1 1 0 0 0 1.504 -.864v-14a1 1 0 0 0 -1.504 -.864z",
  "M4 4a1 1 0 0 1 .993 .883l.007 .117v14a1 1 0 0 1 -1.993 .117l-.007 -.117v-14a1 1 0 0 1 1 -1z",
);
export const IconPlayerSkipForwardFilled = filled(
  "M3 5v14a1 1 0 0 0 1.504 .864l12 -7a1 1 0 0 0 0 -1.728l-12 -7a1 1 0 0 0 -1.504 .864z",
  "M20 4a1 1 0 0 1 .993 .883l.007 .117v14a1 1 0 0 1 -1.993 .117l-.007 -.117v-14a1 1 0 0 1 1 -1z",
);
export const IconPlayerStopFilled = filled(
  "M17 4h-10a3 3 0 0 0 -3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3 -3v-10a3 3 0 0 0 -3 -3z",
);
