import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import styles from "./home-section.module.css";

export interface HomeSectionProps {
  /** The id of the heading that names it. */
  titleId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the home page, as wide as a page: air above it, its parts under one another, its headings in capitals. */
export function HomeSection({ titleId, className, children }: HomeSectionProps) {
  return (
    <section className={classNames(pageWidth, styles.section, className)} aria-labelledby={titleId}>
      {children}
    </section>
  );
}
