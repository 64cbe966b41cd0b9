import { content } from "#app/content/content.ts";
import { site } from "#app/content/site.ts";
import { PhoneMark } from "#app/features/contact/phone-mark/phone-mark.tsx";
import { Hero } from "#app/features/home/hero/hero.tsx";
import { LastArc } from "#app/features/home/last-arc/last-arc.tsx";
import { LatestPosters } from "#app/features/home/latest-posters/latest-posters.tsx";
import { SectionIndex } from "#app/features/home/section-index/section-index.tsx";
import { WelcomeLetter } from "#app/features/home/welcome-letter/welcome-letter.tsx";
import { OwnTask } from "#app/ui/hydration/own-task.tsx";
import { LiveNow } from "#app/features/streamers/live-now/live-now.tsx";

export const meta = { title: site.name, description: site.description };

/** Home [R1, A1, A2]. */
export function Page() {
  const data = content("home");
  return (
    <>
      <Hero wall={data.wall} counts={data.counts}>
        <LiveNow host={site.streamersHost} />
      </Hero>
      <OwnTask>
        <SectionIndex home={data} />
      </OwnTask>
      <OwnTask>
        <WelcomeLetter
          title={data.title}
          paragraphs={data.paragraphs}
          join={data.join}
          staff={data.staff}
          phone={<PhoneMark />}
        />
      </OwnTask>
      {data.lastArc && <LastArc arc={data.lastArc} />}
      {data.latest.length > 0 && <LatestPosters latest={data.latest} counts={data.counts} />}
    </>
  );
}
