import type { Language } from '@meridian/i18n/core';
import type { AriaAttributes } from 'react';
import type { HeatLevel } from '../../core/decorations/decorations';
import type { TableLabels } from '../../core/labels';
import type { PictureLabels } from '../../core/picture-labels';
import type { TreeLabels } from '../../core/tree-labels';
import type { ComparedView } from '../comparison/compared-cell';
import type { LabelledParts } from '../comparison/use-comparison-parts';
import type { CellRenderer, RowEvents } from '../model';
import type { PlacedColumn } from './placement';

/** Decorations that make a column of numbers easier to compare. */
export interface ColumnDecorations {
  /** A bar left of the number: its share of the largest one on the page. */
  bar?: string | undefined;
  /** A tint behind the number, in three steps from the quantiles of the page. */
  heat?: string | undefined;
}

/** Attributes that make a row one of a tree. */
export type TreeRowAttributes = Pick<
  AriaAttributes,
  'aria-level' | 'aria-expanded' | 'aria-setsize' | 'aria-posinset'
>;

/** Everything that rows are drawn from beside their own data; the same object as long as none of it changes. */
export interface TableView extends ComparedView {
  columns: readonly PlacedColumn[];
  rowHeaderKey: string | null;
  subKey: string | null;
  language: Language;
  labels: TableLabels & Partial<PictureLabels & TreeLabels>;
  /** By dataKey. */
  renderers: ReadonlyMap<string, CellRenderer<object>>;
  /** null where nothing is compared, undefined until they are loaded. */
  comparisonParts: LabelledParts | null | undefined;
  decorations: ColumnDecorations;
  /** Share of the page's largest, 0 to 1. */
  shareOf: (value: unknown) => number;
  heatOf: (value: unknown) => HeatLevel;
  /** Each row is as high as its content; else all rows have one height. */
  hasAutoHeight: boolean;
  getRowClassName: RowEvents<object>['getRowClassName'];
  /** Of a table whose rows are a tree. */
  rowAttributes?: ((row: object) => TreeRowAttributes | undefined) | undefined;
  /** A click on a row does something. */
  isClickable: boolean;
  /** Id of the active cell's element. */
  activeId: string;
}

/** What the user points at in a row: indexes of columns, -1 for none. */
export interface RowMarks {
  activeColumn: number;
  rangeFrom: number;
  rangeTo: number;
  isSelected: boolean;
}
