import { formatNumber, type Language } from '@meridian/i18n/core';
import type { BulkOperation } from './rules/bulk-change';
import type { FindError } from './rules/plan-replace';

export interface ToolsLabels {
  addRow: string;
  /** Before the commands for ticked rows. */
  selected: (rows: number) => string;
  /** The commands for ticked rows, as they are read out. */
  deleteRows: (rows: number) => string;
  duplicateRows: (rows: number) => string;
  /** Gives rows the values that they have in the account. */
  revertRows: (rows: number) => string;
  changeRows: (rows: number) => string;
  /** The same commands, as they are shown. */
  short: Record<'duplicate' | 'delete' | 'revert' | 'change', string>;
  findAndReplace: string;
  more: string;
  find: string;
  replaceWith: string;
  column: string;
  allColumns: string;
  isPattern: string;
  matchesCase: string;
  onlySelected: (rows: number) => string;
  next: string;
  replaceAll: string;
  close: string;
  searching: string;
  matches: (cells: number) => string;
  tooLong: (cells: number) => string;
  errors: Record<FindError, string>;
  operation: string;
  operations: Record<BulkOperation, string>;
  value: string;
  changed: (cells: number) => string;
  rejected: (cells: number) => string;
  apply: string;
  cancel: string;
}

const english = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const toolsLabels: Record<Language, ToolsLabels> = {
  cn: {
    addRow: '添加行',
    duplicateRows: (rows) => `复制 ${formatNumber(rows)} 行`,
    deleteRows: (rows) => `删除 ${formatNumber(rows)} 行`,
    revertRows: (rows) => `还原 ${formatNumber(rows)} 行`,
    changeRows: (rows) => `批量修改 ${formatNumber(rows)} 行`,
    selected: (rows) => `已选 ${formatNumber(rows)} 行`,
    short: { duplicate: '复制', delete: '删除', revert: '还原', change: '批量修改' },
    findAndReplace: '查找和替换',
    more: '更多',
    find: '查找',
    replaceWith: '替换为',
    column: '列',
    allColumns: '所有列',
    isPattern: '正则表达式',
    matchesCase: '区分大小写',
    onlySelected: (rows) => `仅所选的 ${formatNumber(rows)} 行`,
    next: '下一个',
    replaceAll: '全部替换',
    close: '关闭',
    searching: '正在查找…',
    matches: (cells) => `${formatNumber(cells)} 个单元格匹配`,
    tooLong: (cells) => `${formatNumber(cells)} 个单元格过长，未查找`,
    errors: {
      syntax: '正则表达式无效',
      unsafe: '此正则表达式可能耗时过长，请去掉嵌套的重复、环视或反向引用',
    },
    operation: '方式',
    operations: {
      set: '设为',
      append: '在末尾添加',
      prefix: '在开头添加',
      replace: '替换文字',
      add: '增加或减少',
      percent: '按百分比调整',
      atLeast: '提高到至少',
      atMost: '降低到至多',
    },
    value: '值',
    changed: (cells) => `更改 ${formatNumber(cells)} 个单元格`,
    rejected: (cells) => `${formatNumber(cells)} 个单元格无法使用此值`,
    apply: '应用',
    cancel: '取消',
  },
  en: {
    addRow: 'Add row',
    duplicateRows: (rows) => `Duplicate ${english(rows, 'row', 'rows')}`,
    deleteRows: (rows) => `Delete ${english(rows, 'row', 'rows')}`,
    revertRows: (rows) => `Revert ${english(rows, 'row', 'rows')}`,
    changeRows: (rows) => `Change ${english(rows, 'row', 'rows')}`,
    selected: (rows) => `${formatNumber(rows)} selected`,
    short: { duplicate: 'Duplicate', delete: 'Delete', revert: 'Revert', change: 'Change' },
    findAndReplace: 'Find and replace',
    more: 'More',
    find: 'Find',
    replaceWith: 'Replace with',
    column: 'Column',
    allColumns: 'All columns',
    isPattern: 'Regular expression',
    matchesCase: 'Match case',
    onlySelected: (rows) => `Only ${english(rows, 'selected row', 'selected rows')}`,
    next: 'Find next',
    replaceAll: 'Replace all',
    close: 'Close',
    searching: 'Searching…',
    matches: (cells) => english(cells, 'cell matches', 'cells match'),
    tooLong: (cells) => `${english(cells, 'cell is', 'cells are')} too long to search`,
    errors: {
      syntax: 'The regular expression isn’t valid.',
      unsafe:
        'This regular expression could take too long. Remove nested repetitions, lookarounds or backreferences.',
    },
    operation: 'Operation',
    operations: {
      set: 'Set to',
      append: 'Add at the end',
      prefix: 'Add at the beginning',
      replace: 'Replace text',
      add: 'Add or subtract',
      percent: 'Change by percent',
      atLeast: 'Raise to at least',
      atMost: 'Lower to at most',
    },
    value: 'Value',
    changed: (cells) => english(cells, 'cell changes', 'cells change'),
    rejected: (cells) => `${english(cells, 'cell can’t', 'cells can’t')} have this value`,
    apply: 'Apply',
    cancel: 'Cancel',
  },
  tw: {
    addRow: '新增列',
    duplicateRows: (rows) => `複製 ${formatNumber(rows)} 列`,
    deleteRows: (rows) => `刪除 ${formatNumber(rows)} 列`,
    revertRows: (rows) => `還原 ${formatNumber(rows)} 列`,
    changeRows: (rows) => `批次修改 ${formatNumber(rows)} 列`,
    selected: (rows) => `已選 ${formatNumber(rows)} 列`,
    short: { duplicate: '複製', delete: '刪除', revert: '還原', change: '批次修改' },
    findAndReplace: '尋找與取代',
    more: '更多',
    find: '尋找',
    replaceWith: '取代為',
    column: '欄位',
    allColumns: '所有欄位',
    isPattern: '規則運算式',
    matchesCase: '區分大小寫',
    onlySelected: (rows) => `僅選取的 ${formatNumber(rows)} 列`,
    next: '下一個',
    replaceAll: '全部取代',
    close: '關閉',
    searching: '正在尋找…',
    matches: (cells) => `${formatNumber(cells)} 個儲存格相符`,
    tooLong: (cells) => `${formatNumber(cells)} 個儲存格過長，未尋找`,
    errors: {
      syntax: '規則運算式無效',
      unsafe: '此規則運算式可能耗時過久，請移除巢狀的重複、環顧或反向參考',
    },
    operation: '方式',
    operations: {
      set: '設為',
      append: '在結尾加上',
      prefix: '在開頭加上',
      replace: '取代文字',
      add: '增加或減少',
      percent: '依百分比調整',
      atLeast: '提高到至少',
      atMost: '降低到至多',
    },
    value: '值',
    changed: (cells) => `變更 ${formatNumber(cells)} 個儲存格`,
    rejected: (cells) => `${formatNumber(cells)} 個儲存格無法使用此值`,
    apply: '套用',
    cancel: '取消',
  },
};
