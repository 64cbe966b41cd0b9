/** What the phone and the bubble are told: whether they are open, and who turns them; at most one of the tools is open. */
export interface CornerToolProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}
