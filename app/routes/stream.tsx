import { data } from "virtual:content/arcs";
import { site } from "virtual:content/site";
import { data as named } from "virtual:content/players";
import { data as streamers } from "virtual:content/streamers";
import { writeToStaff } from "#app/features/contact/phone-calls.ts";
import { StreamersPage } from "#app/features/streamers/streamers-page/streamers-page.tsx";

export const meta = {
  title: "Joueurs",
  description: "Qui jouait qui : les streamers de chaque arc, leurs rôles et leur chaîne Twitch.",
};

/** Streamers of each arc [R3, T1–T10]. */
export function Page() {
  return (
    <StreamersPage
      arcs={data.arcs}
      known={streamers}
      host={site.streamersHost}
      named={named}
      onRename={(arc, streamer) =>
        writeToStaff("name", {
          Arc: arc.name,
          ...(streamer && {
            "Pseudo Twitch": streamer.username,
            "Nom actuel": streamer.roles.get(arc.key) ?? "???",
          }),
        })
      }
    />
  );
}
