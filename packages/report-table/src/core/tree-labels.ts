import type { Language } from '@meridian/i18n/core';

/** The words of a tree table. */
export interface TreeLabels {
  /** Names the button that expands a row, whose name may be empty. */
  expandRow: (name: string) => string;
  collapseRow: (name: string) => string;
  /** Replaces rows that could not be loaded. */
  rowsFailed: string;
  retryRows: string;
}

export const treeLabelsOf: Record<Language, TreeLabels> = {
  en: {
    expandRow: (name) => `Expand ${name || 'row'}`,
    collapseRow: (name) => `Collapse ${name || 'row'}`,
    rowsFailed: 'Couldn’t load these rows',
    retryRows: 'Try again',
  },
  cn: {
    expandRow: (name) => (name === '' ? '展开此行' : `展开“${name}”`),
    collapseRow: (name) => (name === '' ? '收起此行' : `收起“${name}”`),
    rowsFailed: '这些行加载失败',
    retryRows: '重试',
  },
  tw: {
    expandRow: (name) => (name === '' ? '展開此列' : `展開「${name}」`),
    collapseRow: (name) => (name === '' ? '收合此列' : `收合「${name}」`),
    rowsFailed: '無法載入這些資料列',
    retryRows: '再試一次',
  },
};
