import { MusicPage } from "#app/features/music/page/music-page.tsx";
import type { PageMeta } from "#app/router/route-table.ts";

export const meta: PageMeta = {
  title: "Musique",
  description:
    "La musique des arcs, groupe par groupe : choisissez une piste, elle vous suit dans tout le site.",
};

export const Page = MusicPage;
