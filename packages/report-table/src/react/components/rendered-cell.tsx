import type { CellInput, CellRenderer } from '../model';
import { ownContent } from './own-content';

export interface RenderedCellProps {
  renderer: CellRenderer<object>;
  cell: CellInput<object>;
}

/** The host's content of a cell. A separate component, so that an error reaches the boundary around it. */
export function RenderedCell({ renderer, cell }: RenderedCellProps) {
  return ownContent(renderer(cell));
}
