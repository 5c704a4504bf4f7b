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

/** Decorations that make numbers easier to compare. */
export interface ColumnDecorations {
  /** A bar left of the number: its share of the largest number on the page. */
  bar?: string | undefined;
  /** A tint behind the number, in three steps from the quantiles of the page. */
  heat?: string | undefined;
}

/** Attributes of a row in a tree. */
export type TreeRowAttributes = Pick<
  AriaAttributes,
  'aria-level' | 'aria-expanded' | 'aria-setsize' | 'aria-posinset'
>;

/** Everything that rows are rendered from, apart from their own data; the same object while nothing in it changes. */
export interface TableView extends ComparedView {
  columns: readonly PlacedColumn[];
  rowHeaderKey: string | null;
  subKey: string | null;
  language: Language;
  labels: TableLabels & Partial<PictureLabels & TreeLabels>;
  /** By dataKey. */
  renderers: ReadonlyMap<string, CellRenderer<object>>;
  /** Null if nothing is compared, undefined until they are loaded. */
  comparisonParts: LabelledParts | null | undefined;
  decorations: ColumnDecorations;
  /** Share of the largest value on the page, 0 to 1. */
  shareOf: (value: unknown) => number;
  heatOf: (value: unknown) => HeatLevel;
  /** Whether each row is as high as its content; otherwise all rows have the same height. */
  hasAutoHeight: boolean;
  getRowClassName: RowEvents<object>['getRowClassName'];
  /** Set if rows are a tree. */
  rowAttributes?: ((row: object) => TreeRowAttributes | undefined) | undefined;
  /** Whether a click on a row has an effect. */
  isClickable: boolean;
  /** Whether rows have a button that opens their commands. */
  hasRowMenu: boolean;
  /** Id of the active cell's element. */
  activeId: string;
}

/** Positions in a row that the user points at: indexes of columns, -1 for none. */
export interface RowMarks {
  activeColumn: number;
  rangeFrom: number;
  rangeTo: number;
  /** Undefined if the row cannot be selected. */
  isSelected: boolean | undefined;
}
