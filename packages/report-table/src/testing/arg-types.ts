import type { ReportTableProps } from '../index';
import type { KeywordRow } from './keyword-report';

/** Descriptions of props for Storybook if the types are not enough. */
const prop = (type: string, description: string, byDefault?: string) => ({
  description,
  control: false as const,
  table: { type: { summary: type }, ...(byDefault && { defaultValue: { summary: byDefault } }) },
});

/** A prop that the controls below a story change. */
const choice = (options: readonly (string | number)[], description: string, byDefault: string) => ({
  ...prop(options.map((option) => JSON.stringify(option)).join(' | '), description, byDefault),
  control: 'inline-radio' as const,
  options: [...options],
});

export const reportTableArgTypes = {
  titleInfos: prop('readonly TitleInfo[]', 'The columns, as a server describes them.'),
  rows: prop(
    'readonly (Row | undefined)[]',
    'The page in server mode, with undefined where a row isn’t loaded; all rows in client mode. Fields by dataKey.',
  ),
  language: choice(['en', 'cn', 'tw'], 'Language of the texts of the table and of sorting.', 'none'),
  caption: {
    ...prop('string', 'Names the table for assistive technology. Already translated.'),
    control: 'text' as const,
  },
  labels: prop('Partial<ReportTableLabels>', 'Replaces single texts of the table.'),
  mode: choice(
    ['server', 'client'],
    'Who sorts and pages: the host, or the table. Server with `onSortChange` or `pagination.totalCount`.',
    "'client'",
  ),
  sort: prop('ReportSort', 'Controlled; null is the default order.'),
  defaultSort: prop('ReportSort', 'The first sort, where the table stores it.', 'null'),
  givenOrder: prop('ReportSort', 'The order of the given rows without a sort, which heads show.', 'null'),
  onSortChange: prop('(sort: ReportSort) => void', 'A head was clicked, or its menu was used.'),
  pagination: prop(
    'ReportPagination',
    'The page shown, the sizes on offer, and what to call for another. Without it, the table has no footer.',
  ),
  summary: prop('object', 'Totals of the whole result, by dataKey; shown under the head.'),
  pinnedRows: prop(
    '{ top?: readonly Row[]; bottom?: readonly Row[] }',
    'Rows that stay below the head and the totals, or at the bottom.',
  ),
  tree: prop('RowTree<Row>', 'Makes the rows a tree: from `useRowTree` of `@meridian/report-table/tree`.'),
  status: choice(['ready', 'loading', 'refreshing', 'error'], 'State of the rows.', "'ready'"),
  empty: prop('ReactNode', 'Stands in for the rows when there are none.'),
  error: prop('ReactNode', 'Replaces the rows after they failed to load.'),
  renderers: prop('Record<string, CellRenderer<Row>>', 'What cells of a field show, by dataKey.'),
  cellTexts: prop(
    'CellTexts',
    'What a copy contains of fields with renderers, by dataKey: `(value) => string`.',
  ),
  decorations: prop('ColumnDecorations', 'The fields that have a bar, and a tint.'),
  footerNote: prop(
    'ReactNode',
    'After the range of rows in the footer, such as a link to rows that are left out.',
  ),
  footerBar: prop('ReactNode', 'Below the pager, in view with it, such as commands for selected rows.'),
  rowSelection: prop('RowSelectionState', 'Ticked rows by id, `{ k1: true }`. Needs `rowId`.'),
  onRowSelectionChange: prop('OnChangeFn<RowSelectionState>', 'The next slice, or an updater.'),
  rowHeight: choice(['fixed', 'auto'], 'auto: rows are as high as their content.', "'fixed'"),
  onRowOpen: prop(
    '(row: Row) => void',
    'Enter on a cell without a control; Space too, in rows without checkboxes.',
  ),
  onRowClick: prop(
    '(row: Row, event?: MouseEvent) => void',
    'Click on a row, but not on a link or a control in it. Without `onRowOpen`, Enter too.',
  ),
  onCellClick: prop('(cell: CellInput<Row>, event: MouseEvent) => void', 'Click on a cell.'),
  onCellDoubleClick: prop('(cell: CellInput<Row>, event: MouseEvent) => void', 'Double click on a cell.'),
  onCellFocus: prop('(cell: CellInput<Row>) => void', 'Another cell became the active one.'),
  getCellMenuItems: prop(
    "(cell: CellInput<Row>) => readonly (CellMenuItem | 'separator')[]",
    'Commands that a right click, Shift+F10 or the menu key opens on a cell.',
  ),
  getRowMenuItems: prop(
    "(row: Row) => readonly (CellMenuItem | 'separator')[]",
    'Commands of a row: in the menu of its cells, and behind a button beside its name.',
  ),
  getColumnMenuItems: prop(
    '(column: ReportColumn) => readonly CellMenuItem[]',
    'Your commands in the menu of a column, after those that sort.',
  ),
  onColumnResize: prop('(column: ReportColumn, width: number) => void', 'The user set a width.'),
  units: prop('Record<string, (value, language) => string>', 'Units of your own, by name.'),
  onEndReached: prop('() => void', 'The last rows came into view: append the next ones.'),
  rowCount: prop('number', 'Server mode: all rows, loaded or not.', '`rows.length`'),
  onRowsNeeded: prop(
    '(range: RowRange) => void',
    'Called when visible rows need to be loaded, those from `first` to `last`.',
  ),
  rowId: prop(
    '(row: Row) => string',
    'Unique in the result: names rows in `rowSelection` and for the `ref`.',
  ),
  ref: prop('Ref<ReportTableHandle>', 'scrollToRow, focusCell, columns and copy.'),
  getRowClassName: prop('(row: Row) => string | undefined', 'Class names of a row.'),
  narrow: prop('NarrowLayout', 'The column that stays pinned under 992 px, and the field under it.'),
  locked: prop('readonly string[]', 'Fields whose columns users can’t hide or unpin.'),
  columnsKey: prop('string', 'Stores changes of columns in this browser under this name.'),
  columnState: prop('ColumnState', 'The same, controlled.'),
  onColumnStateChange: prop('(state: ColumnState) => void', 'The user changed something about the columns.'),
  comparison: prop('Comparison<Row>', 'Shows numbers beside those of another period.'),
  height: choice(['fill', 'auto', 300], 'The available height, that of the rows, or CSS pixels.', "'fill'"),
  className: prop('string', 'For the place in the layout: margins, a greatest width.'),
} satisfies Record<Exclude<keyof ReportTableProps<KeywordRow>, 'columns' | 'table'>, unknown>;
