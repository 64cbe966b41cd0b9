import { content } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { writeToStaff } from "#app/features/contact/phone-calls.ts";
import { StreamersPage } from "#app/features/streamers/streamers-page/streamers-page.tsx";

export const meta = {
  title: "Joueurs",
  description: "Qui jouait qui : les streamers de chaque arc, leurs rôles et leur chaîne Twitch.",
};

/** Streamers of each arc [R3, T1–T10]. */
export function Page() {
  const { known, named } = content("streamers");
  return (
    <StreamersPage
      arcs={content("arcs").arcs}
      known={known}
      host={site.streamersHost}
      named={named}
      onRename={(arc, streamer) =>
        writeToStaff("name", {
          ...(arc && { Arc: arc.name }),
          ...(streamer && { "Pseudo Twitch": streamer.username }),
          ...(arc && streamer && { "Nom actuel": streamer.roles.get(arc.key) ?? "???" }),
        })
      }
    />
  );
}
