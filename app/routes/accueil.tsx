import { data } from "virtual:content/home";
import { site } from "virtual:content/site";
import { Hero } from "../features/home/hero.tsx";
import { SectionIndex } from "../features/home/section-index.tsx";
import { WelcomeLetter } from "../features/home/welcome-letter.tsx";

export const meta = { title: site.name, description: site.description };

/** Home [R1, A1, A2]. */
export function Page() {
  return (
    <>
      <Hero wall={data.wall} counts={data.counts} />
      <WelcomeLetter title={data.title} paragraphs={data.paragraphs} staff={data.staff} />
      <SectionIndex home={data} />
    </>
  );
}
