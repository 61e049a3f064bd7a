import { Component, type ReactNode } from "react";

interface PartProps {
  /** Shown when the children fail to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A React error boundary: a failure in one part of the page does not break the rest. */
export class Part extends Component<PartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
