import { data } from "virtual:content/arcs";
import { data as cast } from "virtual:content/cast";
import { site } from "virtual:content/site";
import { Streamers } from "#app/features/streamers/streamers-page/streamers-page.tsx";

export const meta = {
  title: "Joueurs",
  description: "Qui jouait qui : les streamers de chaque arc, leurs rôles et leur chaîne Twitch.",
};

/** Streamers of each arc [R3, T1–T10]. */
export function Page() {
  return <Streamers arcs={data.arcs} known={cast} host={site.streamersHost} />;
}
