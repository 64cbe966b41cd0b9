import { clip, path, stroke } from "../svg.ts";
import type { Paints } from "./paints.ts";
import type { Outfit, Person } from "./person.ts";

const TORSO =
  "M-54 292C-84 304 -126 312 -144 338C-158 362 -162 400 -164 450L164 450C162 400 158 362 144 338C126 312 84 304 54 292C40 312 -40 312 -54 292Z";
const SHADOW = "M44 280C64 300 70 330 60 380L56 450L200 450L200 300Z";
/** A suit jacket, open down to its button. */
const JACKET =
  "M-54 290C-84 304 -126 312 -144 338C-158 362 -162 400 -164 450L164 450C162 400 158 362 144 338C126 312 84 304 54 290L0 420Z";
const V_NECK = "M-46 286L0 392L46 286Z";

/** Base garment: body, far-side shadow, armpit lines. */
function body(fill: string, shade: string, light: string, d = TORSO): string {
  return (
    path(d, fill) +
    clip(
      d,
      path(SHADOW, shade),
      path("M-120 322C-100 312 -84 308 -66 304C-84 318 -104 330 -124 344Z", light, { opacity: 0.7 }),
      stroke("M-112 450C-114 420 -112 396 -104 376M112 450C114 420 112 396 104 376", shade, 4, {
        "stroke-linecap": "round",
      }),
    )
  );
}

const draw: Record<Outfit, (paint: Paints, p: Person) => string> = {
  costume: (c) =>
    path(V_NECK, c.under) +
    path("M6 300L46 286L0 392Z", c.underShade) +
    path("M-9 318L9 318L5 332L16 410L0 440L-14 410L-5 332Z", c.accent) +
    path("M2 318L9 318L5 332L16 410L0 440Z", c.accentShade) +
    path(JACKET, c.cloth) +
    clip(JACKET, path(SHADOW, c.clothShade)) +
    path("M-44 282L-58 296L-78 336L-54 344L-62 356L-6 430L0 420C-20 376 -36 330 -44 282Z", c.clothLight) +
    path("M44 282L58 296L78 336L54 344L62 356L6 430L0 420C20 376 36 330 44 282Z", c.clothShade) +
    stroke("M54 344L78 336", c.cloth, 2) +
    path("M-44 280L-14 318L0 304L14 318L44 280L36 268C20 296 -20 296 -36 268Z", c.under) +
    path("M14 318L44 280L36 268C30 284 18 292 4 294L0 304Z", c.underShade) +
    path("M86 358L116 354L114 366L88 369Z", c.accent),
  capuche: (c) =>
    body(
      c.cloth,
      c.clothShade,
      c.clothLight,
      "M-70 296C-100 308 -128 316 -144 338C-158 362 -162 400 -164 450L164 450C162 400 158 362 144 338C128 316 100 308 70 296C52 344 20 362 0 364C-20 362 -52 344 -70 296Z",
    ) +
    path(
      "M-78 292C-84 318 -40 366 0 372C40 366 84 318 78 292C60 330 30 350 0 352C-30 350 -60 330 -78 292Z",
      c.clothLight,
    ) +
    path("M0 372C40 366 84 318 78 292C60 330 30 350 0 352Z", c.clothShade) +
    path("M-52 294C-30 330 -10 344 0 346C10 344 30 330 52 294C40 320 -40 320 -52 294Z", c.under) +
    stroke("M-26 350C-28 376 -26 392 -30 410M26 350C28 380 24 396 28 418", c.under, 5, {
      "stroke-linecap": "round",
    }),
  teddy: (c) =>
    path("M-46 288C-30 312 30 312 46 288L40 450L-40 450Z", c.under) +
    path("M8 306C24 304 38 300 46 288L40 450L10 450Z", c.underShade) +
    path(
      "M-54 292C-84 304 -126 312 -144 338C-158 362 -162 400 -164 450L-104 450C-112 410 -112 372 -100 330Z",
      c.under,
    ) +
    path(
      "M54 292C84 304 126 312 144 338C158 362 162 400 164 450L104 450C112 410 112 372 100 330Z",
      c.underShade,
    ) +
    path("M-54 290L-102 312C-116 360 -112 410 -106 450L-16 450L-24 372Z", c.cloth) +
    path("M54 290L102 312C116 360 112 410 106 450L16 450L24 372Z", c.clothShade) +
    path("M-56 286C-56 300 -44 344 -24 376L-12 366C-30 340 -42 310 -44 276Z", c.accent) +
    path("M56 286C56 300 44 344 24 376L12 366C30 340 42 310 44 276Z", c.accentShade) +
    path("M-88 362h12v-14h14v14h12v14h-12v14h-14v-14h-12Z", c.under) +
    "<g>" +
    [392, 420].map((y) => `<circle cx="-26" cy="${y}" r="4" fill="${c.metal}"/>`).join("") +
    "</g>",
  tshirt: (c) =>
    body(
      c.cloth,
      c.clothShade,
      c.clothLight,
      "M-58 290C-84 302 -126 312 -144 338C-158 362 -162 400 -164 450L164 450C162 400 158 362 144 338C126 312 84 302 58 290C44 330 -44 330 -58 290Z",
    ) + stroke("M-56 292C-42 328 42 328 56 292", c.accent, 8),
  debardeur: (c) =>
    path(TORSO, c.skin) +
    clip(TORSO, path(SHADOW, c.skinShade)) +
    stroke("M-50 312C-30 320 -14 326 -4 334M50 312C30 320 14 326 4 334", c.skinShade, 3.4, {
      "stroke-linecap": "round",
    }) +
    path(
      "M-88 302C-84 350 -100 380 -118 400L-118 450L118 450L118 400C100 380 84 350 88 302L62 294C58 350 30 372 0 372C-30 372 -58 350 -62 294Z",
      c.under,
    ) +
    path(
      "M88 302C84 350 100 380 118 400L118 450L40 450C56 420 60 390 52 350C58 334 62 314 62 294Z",
      c.underShade,
    ),
  cuir: (c) =>
    path("M-48 286C-30 316 30 316 48 286L34 450L-34 450Z", c.under) +
    path("M8 310C26 306 40 300 48 286L34 450L10 450Z", c.underShade) +
    path(
      "M-54 288C-84 304 -126 312 -144 338C-158 362 -162 400 -164 450L-12 450C-30 400 -46 350 -54 288Z",
      c.cloth,
    ) +
    path(
      "M54 288C84 304 126 312 144 338C158 362 162 400 164 450L12 450C30 400 46 350 54 288Z",
      c.clothShade,
    ) +
    path("M-46 270L-72 288L-92 340L-62 334L-30 424C-40 380 -52 320 -46 270Z", c.clothLight) +
    path("M46 270L72 288L92 340L62 334L30 424C40 380 52 320 46 270Z", c.cloth) +
    stroke("M-62 334L-74 316M62 334L74 316", c.clothShade, 2.4) +
    stroke("M-24 404L-14 446", c.metal, 4, { "stroke-dasharray": "4 3" }) +
    stroke("M-134 352C-120 350 -104 352 -92 360M-104 450C-104 424 -108 404 -116 388", c.clothShade, 3.4) +
    stroke("M-128 340C-118 332 -106 328 -96 326", c.clothLight, 4, { "stroke-linecap": "round" }),
  chemise: (c) =>
    body(c.cloth, c.clothShade, c.clothLight) +
    path("M-30 286L0 346L30 286Z", c.skinShade) +
    path("M-48 274L-58 300L-30 346L0 326L-38 268Z", c.clothLight) +
    path("M48 274L58 300L30 346L0 326L38 268Z", c.cloth) +
    stroke("M0 328L2 450", c.clothShade, 3) +
    [360, 396, 432].map((y) => `<circle cx="-8" cy="${y}" r="3.4" fill="${c.under}"/>`).join("") +
    stroke("M58 300L30 346L0 326", c.clothShade, 2.4),
  hawai: (c) =>
    body(c.cloth, c.clothShade, c.clothLight) +
    clip(
      TORSO,
      ...(
        [
          [-104, 344],
          [-60, 396],
          [-124, 412],
          [-20, 440],
          [82, 350],
          [50, 410],
          [122, 400],
          [14, 380],
          [-76, 448],
          [96, 446],
        ] as const
      ).map(
        ([x, y], i) =>
          `<g transform="translate(${x} ${y}) rotate(${i * 47})">${path("M0 0C-8 -16 8 -16 0 0C16 -8 16 8 0 0C8 16 -8 16 0 0C-16 8 -16 -8 0 0Z", i % 3 === 0 ? c.under : c.accent)}${stroke("M6 6C14 10 20 18 22 26", i % 2 ? c.under : c.accent, 4, { "stroke-linecap": "round" })}</g>`,
      ),
    ) +
    path("M-34 284L0 372L34 284Z", c.skin) +
    path("M6 300L34 284L0 372Z", c.skinShade) +
    path("M-48 272L-64 300L-26 362L0 372L-36 268Z", c.clothLight) +
    path("M48 272L64 300L26 362L0 372L36 268Z", c.clothShade),
  "col-roule": (c) =>
    body(c.cloth, c.clothShade, c.clothLight) +
    path("M-44 262C-30 276 30 276 44 262L54 304C36 324 -36 324 -54 304Z", c.cloth) +
    path("M10 272C26 272 36 268 44 262L54 304C42 316 26 320 8 320Z", c.clothShade) +
    stroke("M-40 280C-24 290 20 290 40 280M-46 294C-28 306 26 306 46 294", c.clothLight, 2.6, {
      opacity: 0.6,
    }),
  pull: (c) =>
    body(c.cloth, c.clothShade, c.clothLight) +
    clip(
      TORSO,
      ...[366, 392].map((y) =>
        stroke(
          Array.from({ length: 18 }, (_, i) => `${i ? "L" : "M"}${-170 + i * 20} ${y + (i % 2) * 14}`).join(
            "",
          ),
          y === 366 ? c.accent : c.under,
          7,
        ),
      ),
    ) +
    path("M-50 274L-58 298L-28 330L0 316L-36 270Z", c.under) +
    path("M50 274L58 298L28 330L0 316L36 270Z", c.underShade) +
    stroke("M-54 300C-40 336 40 336 54 300", c.clothLight, 8),
  robe: (c) =>
    path(TORSO, c.skin) +
    clip(TORSO, path(SHADOW, c.skinShade)) +
    stroke("M-56 314C-34 316 -16 322 -5 332M56 314C34 316 16 322 5 332", c.skinShade, 3, {
      "stroke-linecap": "round",
    }) +
    path(
      "M-116 310C-104 350 -60 360 -34 352C-14 346 -4 362 0 372C4 362 14 346 34 352C60 360 104 350 116 310C136 330 150 380 150 450L-150 450C-150 380 -136 330 -116 310Z",
      c.cloth,
    ) +
    path(
      "M0 372C4 362 14 346 34 352C60 360 104 350 116 310C136 330 150 380 150 450L46 450C52 420 40 390 0 372Z",
      c.clothShade,
    ) +
    [-36, -20, 0, 20, 36]
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${[306, 315, 319, 315, 306][i]}" r="${i === 2 ? 6 : 5}" fill="${x > 6 ? c.underShade : c.under}"/>`,
      )
      .join(""),
  "col-haut": (c) =>
    body(c.cloth, c.clothShade, c.clothLight) +
    path("M-40 256C-26 268 26 268 40 256L46 312L0 344L-46 312Z", c.under) +
    path("M6 266C20 266 32 262 40 256L46 312L6 340Z", c.underShade) +
    path("M-18 322C-30 350 -26 390 0 402C26 390 30 350 18 322Z", c.under) +
    path("M2 330C20 340 26 376 2 400Z", c.underShade) +
    stroke("M-14 346C-4 352 6 352 16 346M-18 368C-4 376 8 376 20 368", c.underShade, 2.6) +
    `<ellipse cx="0" cy="318" rx="11" ry="13" fill="${c.metal}"/><ellipse cx="0" cy="318" rx="7" ry="9" fill="${c.accent}"/>` +
    stroke("M-70 306C-64 350 -66 400 -74 450M70 306C64 350 66 400 74 450", c.clothShade, 3.4),
  manteau: (c) =>
    path("M-48 284L0 400L48 284L40 450L-40 450Z", c.under) +
    path("M-40 330L0 352L40 330L44 450L-44 450Z", c.accentShade) +
    [376, 404, 432].map((y) => `<circle cx="0" cy="${y}" r="4" fill="${c.metal}"/>`).join("") +
    path(
      "M-56 286C-84 300 -128 306 -148 336C-164 362 -168 400 -170 450L-20 450C-40 400 -52 344 -56 286Z",
      c.cloth,
    ) +
    path(
      "M56 286C84 300 128 306 148 336C164 362 168 400 170 450L20 450C40 400 52 344 56 286Z",
      c.clothShade,
    ) +
    path("M-50 264L-84 284L-104 342L-70 342L-26 440C-40 390 -54 320 -50 264Z", c.clothLight) +
    path("M50 264L84 284L104 342L70 342L26 440C40 390 54 320 50 264Z", c.cloth) +
    path(
      "M-44 268C-30 288 30 288 44 268C52 284 50 300 40 306C26 330 8 350 -4 358C-20 344 -36 326 -44 306C-52 296 -52 282 -44 268Z",
      c.accent,
    ) +
    path("M10 284C24 282 36 278 44 268C52 284 50 300 40 306C26 330 8 350 -4 358Z", c.accentShade) +
    stroke("M-30 296C-18 312 -8 326 -4 344M20 300C12 316 4 330 -2 346", c.accentShade, 2.6),
  gilet: (c) =>
    path(TORSO, c.under) +
    clip(TORSO, path(SHADOW, c.underShade)) +
    stroke("M-120 450C-122 410 -118 380 -110 356M120 450C122 410 118 380 110 356", c.underShade, 4) +
    path("M-60 292L-92 304C-84 350 -92 400 -94 450L-4 450L-4 404C-30 370 -50 330 -60 292Z", c.cloth) +
    path("M60 292L92 304C84 350 92 400 94 450L-4 450L-4 404C30 370 50 330 60 292Z", c.clothShade) +
    path("M-46 274L-58 296L-26 330L0 306L-36 266Z", c.under) +
    path("M46 274L58 296L26 330L0 306L36 266Z", c.underShade) +
    path("M0 308L-30 296L-32 324L0 316L32 324L30 296Z", c.accent) +
    path("M0 308L32 324L30 296Z", c.accentShade) +
    [420, 444].map((y) => `<circle cx="6" cy="${y}" r="4" fill="${c.metal}"/>`).join("") +
    stroke("M8 428C34 446 56 440 66 420", c.metal, 3),
  salopette: (c) =>
    path(TORSO, c.under) +
    clip(
      TORSO,
      path(SHADOW, c.underShade),
      ...[330, 356, 382, 408].map((y) =>
        stroke(`M-170 ${y + 18}C-90 ${y} 90 ${y} 170 ${y + 18}`, c.accent, 6, { opacity: 0.8 }),
      ),
    ) +
    stroke("M-50 298C-36 324 36 324 50 298", c.underShade, 7) +
    path("M-92 304L-66 296L-54 384L-78 390ZM-82 384H74V450H-92Z", c.cloth) +
    path("M92 304L66 296L52 384L76 390ZM20 384H82L94 450H30Z", c.clothShade) +
    `<circle cx="-66" cy="392" r="8" fill="${c.metal}"/><circle cx="64" cy="392" r="8" fill="${c.metal}"/>` +
    stroke("M-34 412H34V450", c.clothLight, 3) +
    stroke("M-34 412V450", c.clothLight, 3),
  militaire: (c) =>
    body(c.cloth, c.clothShade, c.clothLight) +
    path("M-34 284L0 346L34 284Z", c.under) +
    path("M-48 272L-60 302L-28 344L0 330L-38 268Z", c.clothLight) +
    path("M48 272L60 302L28 344L0 330L38 268Z", c.clothShade) +
    path("M-128 318L-76 302L-72 312L-128 332Z", c.clothShade) +
    stroke("M-84 306C-60 350 -20 400 40 450", c.underShade, 13) +
    stroke("M-84 306C-60 350 -20 400 40 450", c.clothShade, 3, { "stroke-dasharray": "10 8" }) +
    path("M44 366H104V420H44Z", c.cloth) +
    path("M40 362H108V380H40Z", c.clothLight) +
    `<circle cx="74" cy="376" r="4" fill="${c.metal}"/>` +
    path("M-118 366L-96 360L-92 376L-114 382Z", c.accent),
  toge: (c) =>
    path(
      "M-60 282C-104 298 -150 320 -164 360L-172 450L172 450L164 360C150 320 104 298 60 282L0 420Z",
      c.cloth,
    ) +
    path("M60 282C104 298 150 320 164 360L172 450L20 450C40 400 60 340 60 282Z", c.clothShade) +
    path("M-52 276L-70 290C-60 350 -36 410 -6 450L6 450C36 410 60 350 70 290L52 276L0 404Z", c.under) +
    path("M52 276L70 290C60 350 36 410 6 450L0 450L0 404Z", c.underShade) +
    path("M-50 284L0 404L50 284Z", c.clothShade) +
    stroke("M-118 450C-122 410 -118 374 -104 340M-78 450C-84 420 -84 390 -78 362", c.clothShade, 4) +
    stroke("M-34 288L0 388L34 288", c.metal, 2.6) +
    `<circle cx="0" cy="398" r="14" fill="${c.metal}"/><circle cx="0" cy="398" r="9" fill="${c.accent}"/><path d="M0 390L5 403L-8 395H8L-5 403Z" fill="${c.metal}"/>`,
  piste: (c) =>
    body(c.cloth, c.clothShade, c.clothLight) +
    path("M-46 258L-54 304C-36 326 -14 332 -2 332L0 270C-20 272 -36 266 -46 258Z", c.cloth) +
    path("M46 258L54 304C36 326 14 332 2 332L0 270C20 272 36 266 46 258Z", c.clothShade) +
    stroke("M0 272V450", c.metal, 4, { "stroke-dasharray": "5 4" }) +
    stroke(
      "M-62 300C-96 312 -122 322 -136 344C-148 372 -152 410 -154 450M62 300C96 312 122 322 136 344C148 372 152 410 154 450",
      c.under,
      6,
    ) +
    stroke(
      "M-58 312C-90 324 -112 332 -124 352C-136 378 -140 416 -141 450M58 312C90 324 112 332 124 352C136 378 140 416 141 450",
      c.accent,
      5,
    ),
};

/** What of the clothes stands behind the neck: the hood lying on the back. */
export function collarBehind(p: Person, paint: Paints): string {
  if (p.outfit !== "capuche") return "";
  return path("M-84 330C-92 270 -66 246 -34 240L34 240C66 246 92 270 84 330Z", paint.clothShade);
}

/** The clothes, scaled to the build of the person; drawn over the neck, under the head. */
export function outfit(p: Person, paint: Paints): string {
  return `<g transform="scale(${p.build.toFixed(3)} 1)">${draw[p.outfit](paint, p)}</g>`;
}
