import type { CellInput, CellRenderer } from '../model';
import { ownContent } from './own-content';

export interface RenderedCellProps {
  renderer: CellRenderer<object>;
  cell: CellInput<object>;
}

/** What the host draws in a cell. A component of its own, so that a failure reaches the boundary around it. */
export function RenderedCell({ renderer, cell }: RenderedCellProps) {
  return ownContent(renderer(cell));
}
