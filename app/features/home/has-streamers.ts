import { site } from "#app/content/site.ts";
import type { HomeData } from "#schemas/page-data.ts";

/** Whether the players' page has someone to show: people of the content, or a list that another host keeps [T8]. */
export function hasStreamers({ streamers }: HomeData["counts"]): boolean {
  return streamers > 0 || site.streamersHost !== "";
}
