import { TriangleAlertIcon } from '@meridian/ui/icons';
import { Component, type ReactNode } from 'react';

export interface CellBoundaryProps {
  /** The label of a cell that failed to render. */
  label: string;
  /** A different row is rendered again. */
  row: object;
  children: ReactNode;
}

interface BoundaryState {
  row: object;
  hasFailed: boolean;
}

/** Keeps a failing renderer to its own cell. React reports the error itself to `onCaughtError` of the host's root. */
export class CellBoundary extends Component<CellBoundaryProps, BoundaryState> {
  override state: BoundaryState = { row: this.props.row, hasFailed: false };

  static getDerivedStateFromProps({ row }: CellBoundaryProps, state: BoundaryState) {
    return row === state.row ? null : { row, hasFailed: false };
  }

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
