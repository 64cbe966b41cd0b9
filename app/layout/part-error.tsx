import { Component, type ReactNode } from "react";

interface PartErrorProps {
  children: ReactNode;
  /** What stands in place of a part that fell; nothing by default. */
  fallback?: ReactNode;
  /** What the part shows: when that changes it is tried again. */
  shows?: string;
}

interface PartErrorState {
  fell: boolean;
  shows: string | undefined;
}

/** Lets a part of the site fall alone: the sound, the drafts and all other parts stay. React reports what it threw. */
export class PartError extends Component<PartErrorProps, PartErrorState> {
  override state: PartErrorState = { fell: false, shows: this.props.shows };

  static getDerivedStateFromError() {
    return { fell: true };
  }

  static getDerivedStateFromProps({ shows }: PartErrorProps, state: PartErrorState) {
    return shows === state.shows ? null : { fell: false, shows };
  }

  override render() {
    return this.state.fell ? this.props.fallback : this.props.children;
  }
}
