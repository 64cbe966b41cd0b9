import { Component, type ReactNode } from "react";

/** Lets a part of what stands around the pages fall alone: the page, the sound and the other parts stay. React reports what it threw. */
export class PartError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
