import { CreatorsPage } from "#app/features/creators/creators-page.tsx";
import type { PageMeta } from "#app/router/route-table.ts";

export const meta: PageMeta = {
  title: "Vidéo",
  description: "Les films de la communauté et celles et ceux qui les font : vidéos, portraits et liens.",
};

export const Page = CreatorsPage;
