import { formatNumber, type Language } from '@meridian/i18n/core';

export interface PasteLabels {
  title: string;
  description: string;
  hasHeader: string;
  /** A pasted column without a name, numbered from 1. */
  source: (column: number) => string;
  /** Name of the list of target columns for a pasted one. */
  target: (source: string) => string;
  skip: string;
  checking: string;
  changed: (rows: number) => string;
  added: (rows: number) => string;
  unchanged: (rows: number) => string;
  rejected: (rows: number) => string;
  line: (line: number) => string;
  beyond: string;
  moreProblems: (rows: number) => string;
  apply: string;
  cancel: string;
  close: string;
}

const englishRows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

export const pasteLabels: Record<Language, PasteLabels> = {
  cn: {
    title: '粘贴行',
    description: '请先确认各列的位置，再应用更改。',
    hasHeader: '第一行是列名',
    source: (column) => `第 ${column} 列`,
    target: (source) => `“${source}”粘贴到`,
    skip: '不粘贴',
    checking: '正在检查各行…',
    changed: (rows) => `更改 ${formatNumber(rows)} 行`,
    added: (rows) => `新增 ${formatNumber(rows)} 行`,
    unchanged: (rows) => `${formatNumber(rows)} 行不变`,
    rejected: (rows) => `${formatNumber(rows)} 行无法粘贴`,
    line: (line) => `第 ${formatNumber(line)} 行`,
    beyond: '没有更多行可供粘贴',
    moreProblems: (rows) => `还有 ${formatNumber(rows)} 行`,
    apply: '粘贴',
    cancel: '取消',
    close: '关闭',
  },
  en: {
    title: 'Paste rows',
    description: 'Check where the columns go before the rows change.',
    hasHeader: 'The first row has the column names',
    source: (column) => `Column ${column}`,
    target: (source) => `Paste ${source} into`,
    skip: 'Don’t paste',
    checking: 'Checking the rows…',
    changed: (rows) => `${englishRows(rows)} changed`,
    added: (rows) => `${englishRows(rows)} added`,
    unchanged: (rows) => `${englishRows(rows)} unchanged`,
    rejected: (rows) => `${englishRows(rows)} can’t be pasted`,
    line: (line) => `Line ${formatNumber(line)}`,
    beyond: 'There are no more rows to paste into.',
    moreProblems: (rows) => `${englishRows(rows)} more`,
    apply: 'Paste',
    cancel: 'Cancel',
    close: 'Close',
  },
  tw: {
    title: '貼上列',
    description: '請先確認各欄的位置，再套用變更。',
    hasHeader: '第一列是欄位名稱',
    source: (column) => `第 ${column} 欄`,
    target: (source) => `「${source}」貼到`,
    skip: '不貼上',
    checking: '正在檢查各列…',
    changed: (rows) => `變更 ${formatNumber(rows)} 列`,
    added: (rows) => `新增 ${formatNumber(rows)} 列`,
    unchanged: (rows) => `${formatNumber(rows)} 列不變`,
    rejected: (rows) => `${formatNumber(rows)} 列無法貼上`,
    line: (line) => `第 ${formatNumber(line)} 列`,
    beyond: '沒有更多列可供貼上',
    moreProblems: (rows) => `還有 ${formatNumber(rows)} 列`,
    apply: '貼上',
    cancel: '取消',
    close: '關閉',
  },
};
