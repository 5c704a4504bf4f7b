import type { CSSProperties } from 'react';
import type { GridColumn } from './grid-column';

export interface TracksInput {
  columns: readonly Pick<GridColumn, 'pinned'>[];
  /** In CSS pixels, by index of the column. */
  widths: readonly number[];
  /** Whether a column takes a share of the spare width, by index of the column. */
  grows: readonly boolean[];
  /** Whether the columns are narrower than the viewport. */
  hasSpareWidth: boolean;
}

export interface ColumnTracks {
  /** `--columns`, the value of `grid-template-columns` for every row, and the edges of pinned columns. */
  properties: Record<string, string>;
  /** In CSS pixels. */
  totalWidth: number;
}

/**
 * The tracks of the columns as custom properties of the grid element. A new width changes this element alone: rows
 * refer to `var(--columns)`.
 */
export function columnTracks({ columns, widths, grows, hasSpareWidth }: TracksInput): ColumnTracks {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  const template = widths.map((width, index) =>
    hasSpareWidth && grows[index] ? `minmax(${width}px, ${width}fr)` : `${width}px`,
  );
  const properties: Record<string, string> = { '--columns': template.join(' ') };
  let before = 0;
  columns.forEach(({ pinned }, index) => {
    const width = widths[index] ?? 0;
    if (pinned === 'left') properties[edgeName(index)] = `${before}px`;
    if (pinned === 'right') properties[edgeName(index)] = `${totalWidth - before - width}px`;
    before += width;
  });
  return { properties, totalWidth };
}

/** The edge where the sticky cells of a pinned column stay; undefined for a free column. */
export function pinnedEdge({ pinned }: Pick<GridColumn, 'pinned'>, index: number): CSSProperties | undefined {
  return pinned ? { [pinned]: `var(${edgeName(index)})` } : undefined;
}

function edgeName(index: number): string {
  return `--edge-${index}`;
}
