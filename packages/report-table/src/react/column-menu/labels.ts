import type { Language } from '@meridian/i18n/core';
import type { PinSide } from '../../core/columns/column-state';

/** The commands of a column's menu. */
export interface ColumnMenuLabels {
  ascending: string;
  descending: string;
  defaultOrder: string;
  pin: Record<PinSide, string>;
  moveLeft: string;
  moveRight: string;
  automaticWidth: string;
  hide: string;
  reset: string;
}

export const columnMenuLabels: Record<Language, ColumnMenuLabels> = {
  en: {
    ascending: 'Sort ascending',
    descending: 'Sort descending',
    defaultOrder: 'Clear sorting',
    pin: { left: 'Pin left', right: 'Pin right', none: 'Unpin' },
    moveLeft: 'Move left',
    moveRight: 'Move right',
    automaticWidth: 'Auto-fit width',
    hide: 'Hide column',
    reset: 'Reset all columns',
  },
  cn: {
    ascending: '升序排列',
    descending: '降序排列',
    defaultOrder: '恢复默认排序',
    pin: { left: '固定在左侧', right: '固定在右侧', none: '取消固定' },
    moveLeft: '左移一列',
    moveRight: '右移一列',
    automaticWidth: '自适应列宽',
    hide: '隐藏此列',
    reset: '重置所有列',
  },
  tw: {
    ascending: '遞增排序',
    descending: '遞減排序',
    defaultOrder: '還原預設排序',
    pin: { left: '釘選在左側', right: '釘選在右側', none: '取消釘選' },
    moveLeft: '左移一欄',
    moveRight: '右移一欄',
    automaticWidth: '自動調整欄寬',
    hide: '隱藏此欄',
    reset: '重設所有欄位',
  },
};
