import type { ReportColumn } from './columns';

const id = '~select';

/** The column of checkboxes. */
export const selectColumn: ReportColumn = {
  id,
  dataKey: id,
  read: () => undefined,
  title: '',
  unitDesc: '',
  unit: '',
  dom: 'text',
  isNumeric: false,
  isSortable: false,
  sortKey: id,
  pinned: 'left',
  isLocked: true,
  // gutter, box and padding
  width: 52,
  hasOwnWidth: true,
  part: 'value',
  group: null,
  groupTitle: '',
  parentId: null,
  parentTitle: '',
};

export function isSelectColumn(column: Pick<ReportColumn, 'id'>): boolean {
  return column.id === id;
}
