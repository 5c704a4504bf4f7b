import { TriangleAlertIcon } from '@meridian/ui/icons';
import { Component, type ReactNode } from 'react';

export interface CellBoundaryProps {
  /** Says that the cell could not be drawn. */
  label: string;
  children: ReactNode;
}

/** Keeps a failing renderer to its own cell. React reports the error itself to `onCaughtError` of the host's root. */
export class CellBoundary extends Component<CellBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <span role="img" aria-label={this.props.label} title={this.props.label} className="text-bad-fg">
        <TriangleAlertIcon aria-hidden className="size-4" />
      </span>
    );
  }
}
