import { content } from "#app/content/content.ts";
import { Timeline } from "#app/features/arcs/timeline/timeline.tsx";

export const meta = {
  title: "Arc",
  description: "Toute l’histoire du serveur, arc après arc : dates, récits, joueurs et musique.",
};

/** The timeline of the arcs [R2, A3, A4]. */
export function Page() {
  return <Timeline data={content("arcs")} />;
}
