import type { Language } from '@meridian/i18n/core';
import type { ComparisonLabels } from './comparison/comparison-labels';
import type { CopyLabels } from './copy-labels';
import type { MenuLabels } from './menu-labels';
import type { PictureLabels } from './picture-labels';
import type { SelectionLabels } from './selection-labels';
import type { TreeLabels } from './tree-labels';

/** The table's own texts. All other texts come from the host. */
export type ReportTableLabels = TableLabels &
  MenuLabels &
  CopyLabels &
  SelectionLabels &
  PictureLabels &
  ComparisonLabels &
  TreeLabels;

/** The texts that every table needs. */
export interface TableLabels {
  total: string;
  /** Rows of the whole result. */
  rowCount: (count: string) => string;
  range: (range: { from: string; to: string; total: string }) => string;
  noRows: string;
  loading: string;
  pager: string;
  pageSize: string;
  perPage: (size: number) => string;
  previousPage: string;
  nextPage: string;
  page: (page: number) => string;
  /** Name of the field for a page number. */
  goToPage: string;
  emptyTitle: string;
  errorTitle: string;
  cellFailed: string;
  selectAll: string;
  selectRow: (name: string) => string;
  /** Number of selected rows. */
  selectedCount: (count: string) => string;
  /** Announced after a column was moved; positions from 1. */
  columnMoved: (column: { title: string; position: number; total: number }) => string;
  /** Announced after the width of a column changed, in CSS pixels. */
  columnWidth: (column: { title: string; width: number }) => string;
}

export const labelsOf: Record<Language, TableLabels> = {
  en: {
    total: 'Total',
    rowCount: (count) => (count === '1' ? '1 row' : `${count} rows`),
    range: ({ from, to, total }) => `${from}–${to} of ${total}`,
    noRows: 'No rows',
    loading: 'Loading',
    pager: 'Pagination',
    pageSize: 'Rows per page',
    perPage: (size) => `${size} / page`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: (page) => `Page ${page}`,
    goToPage: 'Go to page',
    emptyTitle: 'No data',
    errorTitle: 'Couldn’t load the report',
    cellFailed: 'Couldn’t display this cell',
    selectAll: 'Select all rows',
    selectRow: (name) => (name === '' ? 'Select row' : `Select ${name}`),
    selectedCount: (count) => (count === '1' ? '1 row selected' : `${count} rows selected`),
    columnMoved: ({ title, position, total }) => `${title}, column ${position} of ${total}`,
    columnWidth: ({ title, width }) => `${title}, ${width} pixels wide`,
  },
  cn: {
    total: '合计',
    rowCount: (count) => `${count} 条`,
    range: ({ from, to, total }) => `第 ${from}–${to} 条，共 ${total} 条`,
    noRows: '共 0 条',
    loading: '正在加载',
    pager: '分页',
    pageSize: '每页条数',
    perPage: (size) => `${size} 条/页`,
    previousPage: '上一页',
    nextPage: '下一页',
    page: (page) => `第 ${page} 页`,
    goToPage: '跳至页码',
    emptyTitle: '暂无数据',
    errorTitle: '报告加载失败',
    cellFailed: '无法显示此单元格',
    selectAll: '选择全部行',
    selectRow: (name) => (name === '' ? '选择此行' : `选择“${name}”`),
    selectedCount: (count) => `已选 ${count} 条`,
    columnMoved: ({ title, position, total }) => `“${title}”，第 ${position} 列，共 ${total} 列`,
    columnWidth: ({ title, width }) => `“${title}”，列宽 ${width} 像素`,
  },
  tw: {
    total: '合計',
    rowCount: (count) => `${count} 筆`,
    range: ({ from, to, total }) => `第 ${from}–${to} 筆，共 ${total} 筆`,
    noRows: '共 0 筆',
    loading: '載入中',
    pager: '分頁',
    pageSize: '每頁筆數',
    perPage: (size) => `${size} 筆/頁`,
    previousPage: '上一頁',
    nextPage: '下一頁',
    page: (page) => `第 ${page} 頁`,
    goToPage: '跳至頁碼',
    emptyTitle: '沒有資料',
    errorTitle: '無法載入報表',
    cellFailed: '無法顯示此儲存格',
    selectAll: '選取所有列',
    selectRow: (name) => (name === '' ? '選取此列' : `選取「${name}」`),
    selectedCount: (count) => `已選取 ${count} 筆`,
    columnMoved: ({ title, position, total }) => `「${title}」，第 ${position} 欄，共 ${total} 欄`,
    columnWidth: ({ title, width }) => `「${title}」，欄寬 ${width} 像素`,
  },
};
