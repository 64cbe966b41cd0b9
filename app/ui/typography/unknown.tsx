import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface UnknownProps {
  /** Of the hidden words. */
  id?: string;
  /** What it means, in words. */
  heard: string;
  children?: ReactNode;
}

/** '???' for the eye, words for the ear: a voice leaves question marks out. */
export function Unknown({ id, heard, children = "???" }: UnknownProps) {
  return (
    <>
      <span aria-hidden>{children}</span>
      <VisuallyHidden id={id}>{heard}</VisuallyHidden>
    </>
  );
}
