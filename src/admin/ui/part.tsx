import { Component, type ReactNode } from "react";

interface PartProps {
  /** In place of what cannot be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what breaks in one part of the page from taking the rest with it. */
export class Part extends Component<PartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
