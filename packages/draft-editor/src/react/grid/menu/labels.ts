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
  },
  en: {
    ascending: 'Sort ascending',
    descending: 'Sort descending',
    defaultOrder: 'Clear sorting',
    filter: 'Filter…',
    hide: 'Hide column',
    onlyValue: 'Show only this value',
    withoutValue: 'Exclude this value',
  },
  tw: {
    ascending: '遞增排序',
    descending: '遞減排序',
    defaultOrder: '還原預設排序',
    filter: '篩選…',
    hide: '隱藏此欄',
    onlyValue: '僅顯示此值',
    withoutValue: '排除此值',
  },
};
