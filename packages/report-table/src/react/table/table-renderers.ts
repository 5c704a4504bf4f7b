import { flexRender } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TableRenderers } from '../model';
import type { LeafColumn } from './column-defs';
import type { HostCell, HostRow, HostTable, Template } from './host-table';

export interface TableRenderersInput {
  leaves: readonly LeafColumn[];
  table: Pick<HostTable<object>, 'getLeafHeaders'>;
  /** The TanStack row of a rendered row. */
  rowOf: (row: object) => HostRow<object> | undefined;
}

/** The renderers of definitions: `cell`, `footer`, and a `header` that is not a plain text. */
export function tableRenderers({ leaves, table, rowOf }: TableRenderersInput): TableRenderers {
  const drawHead = (id: string, template: 'header' | 'footer') => () => {
    const header = table.getLeafHeaders().find(({ column }) => column.id === id);
    return header && draw(header.column.columnDef[template], header.getContext());
  };
  const withOwn = (key: 'cell' | 'footer') => leaves.filter(({ def }) => def[key] !== undefined);
  return {
    cells: new Map(
      withOwn('cell').map(({ id }) => [
        id,
        ({ row }) => {
          const cell = rowOf(row)?.getAllCellsByColumnId()[id];
          return cell && drawCell(cell);
        },
      ]),
    ),
    heads: new Map(
      leaves
        .filter(({ def }) => typeof def.header === 'function')
        .map(({ id }) => [id, drawHead(id, 'header')]),
    ),
    totals: new Map(withOwn('footer').map(({ id }) => [id, drawHead(id, 'footer')])),
  };
}

function drawCell(cell: HostCell): ReactNode {
  const { cell: plain, aggregatedCell } = cell.column.columnDef;
  if (cell.getIsPlaceholder?.()) return null;
  return draw(cell.getIsAggregated?.() ? (aggregatedCell ?? plain) : plain, cell.getContext());
}

function draw(template: Template | undefined, context: object): ReactNode {
  return flexRender<object>(template, context);
}
