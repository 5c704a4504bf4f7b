import { useMemo } from 'react';
import type { Comparison } from '../../core/comparison/compare';
import {
  changeShareOf,
  heatLevel,
  heatThresholds,
  largestOf,
  shareOf,
} from '../../core/decorations/decorations';
import { fieldOf } from '../../core/format/cell-value';
import type { PlacedColumn } from '../components/placement';
import type { ColumnDecorations, TableView } from '../components/view';
import type { CellRenderer, ReportTableModel, RowEvents } from '../model';
import type { RowTree } from '../tree/row-tree';

export interface TableViewInput {
  model: ReportTableModel<object>;
  columns: readonly PlacedColumn[];
  rows: readonly object[];
  renderers: Readonly<Record<string, CellRenderer<object>>>;
  decorations: ColumnDecorations;
  comparison: Comparison | undefined;
  hasAutoHeight: boolean;
  activeId: string;
  getRowClassName?: RowEvents<object>['getRowClassName'];
  onRowClick?: RowEvents<object>['onRowClick'];
  getRowMenuItems?: RowEvents<object>['getRowMenuItems'];
  tree?: RowTree<object> | undefined;
}

/** Everything that rows render from. The object changes only with one of its parts, since all rows then render again. */
export function useTableView(input: TableViewInput): TableView {
  const { model, columns, rows, renderers, decorations, comparison, hasAutoHeight, activeId } = input;
  const { getRowClassName, tree } = input;
  const isClickable = input.onRowClick !== undefined;
  const hasRowMenu = input.getRowMenuItems !== undefined;
  const { rowHeaderKey, subKey, language, labels, foldedGroups, comparisonParts } = model;
  // a map, since a field may have the name of an inherited property
  const ownCells = model.ownRenderers.cells;
  const rendererOf = useMemo(
    () => new Map([...ownCells, ...Object.entries(renderers)]),
    [ownCells, renderers],
  );
  const { bar, heat } = decorations;
  const sortKey = model.shownSort?.dataKey ?? null;
  const sortedChange = columns.find((column) => column.part === 'change' && column.sortKey === sortKey);

  // new rows render all rows again only if a decoration is scaled by them
  const barRows = bar === undefined ? none : rows;
  const heatRows = heat === undefined ? none : rows;
  const changeRows = sortedChange ? rows : none;
  const scales = useMemo(() => {
    const largest = largestOf(barRows.map((row) => fieldOf(row, bar ?? '')));
    const steps = heatThresholds(heatRows.map((row) => fieldOf(row, heat ?? '')));
    return {
      shareOf: (value: unknown) => shareOf(value, largest),
      heatOf: (value: unknown) => heatLevel(value, steps),
    };
  }, [bar, heat, barRows, heatRows]);
  const readChange = sortedChange?.read;
  const changeShare = useMemo(
    () => changeShareOf(changeRows.map((row) => readChange?.(row))),
    [changeRows, readChange],
  );

  const view = useMemo(
    () => ({
      columns,
      rowHeaderKey,
      subKey,
      sortKey,
      language,
      labels,
      renderers: rendererOf,
      comparison,
      comparisonParts,
      foldedGroups,
      decorations: { bar, heat },
      ...scales,
      changeShare,
      hasAutoHeight,
      getRowClassName,
      isClickable,
      hasRowMenu,
      activeId,
    }),
    [
      columns,
      rowHeaderKey,
      subKey,
      sortKey,
      language,
      labels,
      rendererOf,
      comparison,
      comparisonParts,
      foldedGroups,
      bar,
      heat,
      scales,
      changeShare,
      hasAutoHeight,
      getRowClassName,
      isClickable,
      hasRowMenu,
      activeId,
    ],
  );
  return useMemo(() => tree?.viewOf(view) ?? view, [tree, view]);
}

const none: readonly object[] = [];
