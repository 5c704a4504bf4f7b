import type { Language } from '@meridian/i18n/core';

/** The commands of the menus of columns and cells. */
export interface GridMenuLabels {
  ascending: string;
  descending: string;
  defaultOrder: string;
  filter: string;
  hide: string;
  /** Filter of the rows with the value of a cell, and of the others. */
  onlyValue: string;
  withoutValue: string;
  /** Gives the account's values to a cell or a row; restores a removed row. */
  revertCell: (column: string) => string;
  revertRow: string;
  restore: string;
  restoreAccount: string;
}

export const gridMenuLabels: Record<Language, GridMenuLabels> = {
  cn: {
    ascending: '升序排列',
    descending: '降序排列',
    defaultOrder: '恢复默认排序',
    filter: '筛选…',
    hide: '隐藏此列',
    onlyValue: '仅显示此值',
    withoutValue: '排除此值',
    revertCell: (column) => `还原：${column}`,
    revertRow: '还原此行',
    restore: '恢复此行',
    restoreAccount: '恢复此行并还原为账户中的值',
  },
  en: {
    ascending: 'Sort ascending',
    descending: 'Sort descending',
    defaultOrder: 'Clear sorting',
    filter: 'Filter…',
    hide: 'Hide column',
    onlyValue: 'Show only this value',
    withoutValue: 'Exclude this value',
    revertCell: (column) => `Revert ${column}`,
    revertRow: 'Revert row',
    restore: 'Restore row',
    restoreAccount: 'Restore row with the account’s values',
  },
  tw: {
    ascending: '遞增排序',
    descending: '遞減排序',
    defaultOrder: '還原預設排序',
    filter: '篩選…',
    hide: '隱藏此欄',
    onlyValue: '僅顯示此值',
    withoutValue: '排除此值',
    revertCell: (column) => `還原：${column}`,
    revertRow: '還原此列',
    restore: '復原此列',
    restoreAccount: '復原此列並還原為帳戶中的值',
  },
};
