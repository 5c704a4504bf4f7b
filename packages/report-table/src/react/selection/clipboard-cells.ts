import { rangeToCopy, type CellPosition, type CellRange } from '@meridian/ui/grid';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import { copyLabelsOf } from '../../core/copy-labels';
import { copiedCells, type CopiedCells } from '../../core/format/clipboard';
import { formatValue } from '../../core/format/format-value';
import type { CellTexts, ReportTableModel } from '../model';

export interface CopyInput {
  columns: readonly ReportColumn[];
  rowAt: (position: number) => object | undefined;
  active: CellPosition | null;
  range: CellRange | null;
  selection: { rows: () => object[] } | null;
  cellTexts: CellTexts | undefined;
  /** Whether titles are copied with a range of cells. */
  hasTitles?: boolean | undefined;
  model: Pick<ReportTableModel<object>, 'labels' | 'language'>;
}

/**
 * The range of cells, with `hasTitles` below their titles, otherwise the selected rows with their headers, otherwise the active cell; null without any of these. `message`
 * announces the copy.
 */
export function clipboardCells(input: CopyInput): (CopiedCells & { message: string }) | null {
  const part = cellsToCopy(input);
  if (!part) return null;
  const columns = part.columns
    .filter((column) => !isSelectColumn(column))
    .map((column) => copiedColumn(column, input));
  const cells = copiedCells(columns, part.rows, { hasHead: part.hasHead });
  const { copied } = { ...copyLabelsOf[input.model.language], ...input.model.labels };
  return { ...cells, message: copied(formatValue(columns.length * part.rows.length, 't')) };
}

/** Puts the same on the clipboard, and returns its message; empty if nothing is selected. */
export async function writeCells(input: CopyInput): Promise<string> {
  const cells = clipboardCells(input);
  if (!cells) return '';
  const blobOf = (type: string, content: string) => new Blob([content], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blobOf('text/plain', cells.text),
      'text/html': blobOf('text/html', cells.html),
    }),
  ]);
  return cells.message;
}

function cellsToCopy({ columns, rowAt, active, range, selection, hasTitles = false }: CopyInput) {
  const ticked = range ? [] : (selection?.rows() ?? []);
  if (ticked.length > 0) return { columns, rows: ticked, hasHead: true };
  const copied = rangeToCopy(active, range);
  if (!copied) return null;
  const { fromRow, toRow, fromColumn, toColumn } = copied;
  const rows = Array.from({ length: toRow - fromRow + 1 }, (_, index) => rowAt(fromRow + index));
  return {
    columns: columns.slice(fromColumn, toColumn + 1),
    rows: rows.filter((row) => row !== undefined),
    hasHead: hasTitles,
  };
}

/** A column for copying: compared ones with the name of their field, rendered ones with the host's words. */
function copiedColumn(column: ReportColumn, { cellTexts = {} }: CopyInput): ReportColumn {
  const { dataKey, group, groupTitle, title } = column;
  if (group !== null) return { ...column, title: `${groupTitle} ${title}` };
  return Object.hasOwn(cellTexts, dataKey) ? { ...column, format: cellTexts[dataKey] } : column;
}
