import { formatNumber, type Language } from '@meridian/i18n/core';
import { issueMessage } from '../../core';
import type { CellTextError } from './rules/cell-text';

export interface GridLabels {
  rowNumber: string;
  selectAll: string;
  selectRow: (row: number) => string;
  check: string;
  noIssue: string;
  /** Button of a removed row. */
  takeBack: (name: string) => string;
  /** Button of a cell that only a form edits. */
  openForm: (column: string) => string;
  notChecked: string;
  /** Hint for text in a cell that is not its value. */
  notSaved: string;
  error: string;
  warning: string;
  /** Name of the field that edits the active cell: its column and row. */
  field: (column: string, row: number) => string;
  /** Keyboard instructions for screen readers. */
  keys: string;
  options: string;
  invalid: Record<'readonly' | 'number', string>;
  moreIssues: (count: number) => string;
  /** Hides rows without errors. */
  onlyErrors: (rows: number) => string;
  columns: string;
  noRows: string;
  rowCount: (rows: number) => string;
  /** In place of the number of rows while further ones are loading. */
  loadedRows: (rows: number) => string;
  loadingRows: string;
  /** Size of the selection. */
  selection: (rows: number, columns: number) => string;
}

export const gridLabels: Record<Language, GridLabels> = {
  cn: {
    rowNumber: '行号',
    selectAll: '选择所有行',
    selectRow: (row) => `选择第 ${row} 行`,
    check: '检查',
    noIssue: '没有问题',
    takeBack: (name) => `恢复：${name}`,
    openForm: (column) => `在表单中编辑${column}`,
    notChecked: '尚未检查',
    notSaved: '未保存',
    error: '错误',
    warning: '警告',
    field: (column, row) => `${column}，第 ${row} 行`,
    keys: '按回车键或 F2 编辑单元格，按 Tab 键右移，按 Escape 后再按 Tab 键离开表格。',
    options: '选项',
    invalid: { readonly: '此列不能编辑', number: '请输入数字' },
    moreIssues: (count) => `另有 ${formatNumber(count)} 项`,
    onlyErrors: (rows) => `仅显示有错误的行（${formatNumber(rows)}）`,
    columns: '列',
    noRows: '没有行',
    rowCount: (rows) => `共 ${formatNumber(rows)} 行`,
    loadedRows: (rows) => `已加载 ${formatNumber(rows)} 行`,
    loadingRows: '正在加载数据行…',
    selection: (rows, columns) => `已选 ${formatNumber(rows)} 行 × ${columns} 列`,
  },
  en: {
    rowNumber: 'Row number',
    selectAll: 'Select all rows',
    selectRow: (row) => `Select row ${row}`,
    check: 'Check',
    noIssue: 'No issues',
    takeBack: (name) => `Restore ${name}`,
    openForm: (column) => `Edit ${column} in the form`,
    notChecked: 'Not checked yet',
    notSaved: 'Not saved',
    error: 'Error',
    warning: 'Warning',
    field: (column, row) => `${column}, row ${row}`,
    keys: 'Press Enter or F2 to edit a cell, Tab to move right. Press Escape, then Tab to leave the grid.',
    options: 'Options',
    invalid: {
      readonly: 'You can’t edit this column.',
      number: 'Enter a number.',
    },
    moreIssues: (count) => `${formatNumber(count)} more`,
    onlyErrors: (rows) => `Only rows with errors (${formatNumber(rows)})`,
    columns: 'Columns',
    noRows: 'No rows',
    rowCount: (rows) => (rows === 1 ? '1 row' : `${formatNumber(rows)} rows`),
    loadedRows: (rows) => `Rows loaded so far: ${formatNumber(rows)}`,
    loadingRows: 'Loading rows…',
    selection: (rows, columns) => `Selected cells: ${formatNumber(rows)} × ${columns}`,
  },
  tw: {
    rowNumber: '列號',
    selectAll: '選取所有列',
    selectRow: (row) => `選取第 ${row} 列`,
    check: '檢查',
    noIssue: '沒有問題',
    takeBack: (name) => `復原：${name}`,
    openForm: (column) => `在表單中編輯${column}`,
    notChecked: '尚未檢查',
    notSaved: '未儲存',
    error: '錯誤',
    warning: '警告',
    field: (column, row) => `${column}，第 ${row} 列`,
    keys: '按 Enter 鍵或 F2 編輯儲存格，按 Tab 鍵右移，按 Escape 後再按 Tab 鍵離開表格。',
    options: '選項',
    invalid: { readonly: '此欄無法編輯', number: '請輸入數字' },
    moreIssues: (count) => `另有 ${formatNumber(count)} 項`,
    onlyErrors: (rows) => `僅顯示有錯誤的列（${formatNumber(rows)}）`,
    columns: '欄位',
    noRows: '沒有列',
    rowCount: (rows) => `共 ${formatNumber(rows)} 列`,
    loadedRows: (rows) => `已載入 ${formatNumber(rows)} 列`,
    loadingRows: '正在載入資料列…',
    selection: (rows, columns) => `已選取 ${formatNumber(rows)} 列 × ${columns} 欄`,
  },
};

/** Why a text is not a valid value for a cell, and what to do. */
export function cellErrorMessage(error: CellTextError, language: Language): string {
  const { code } = error;
  return code === 'readonly' || code === 'number'
    ? gridLabels[language].invalid[code]
    : issueMessage({ ...error, code }, language);
}
