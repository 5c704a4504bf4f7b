import type { Language } from '@meridian/i18n/core';
import { dragLabels, type DragLabels } from '@meridian/ui';
import type { PinSide } from '../../core/columns/column-state';

/** Position of a column among those of its pin side, from 1. */
export interface ColumnPosition {
  side: PinSide;
  position: number;
  total: number;
}

/** Every text of the column chooser. A host may replace single ones. */
export interface ColumnChooserLabels extends DragLabels {
  columns: string;
  shownCount: (count: { shown: number; total: number }) => string;
  reset: string;
  find: string;
  clearFind: string;
  noMatch: string;
  /** Headings of the columns with this pin. */
  side: Record<PinSide, string>;
  /** Explains the lock. */
  locked: string;
  move: (title: string) => string;
  pin: (title: string) => string;
  unpin: (title: string) => string;
  cancel: string;
  apply: string;
  close: string;
  /** The `where` of announcements. */
  position: (slot: { side: string; position: number; total: number }) => string;
}

const en: ColumnChooserLabels = {
  ...dragLabels.en,
  columns: 'Columns',
  shownCount: ({ shown, total }) => `${shown} of ${total} shown`,
  reset: 'Reset',
  find: 'Find a column',
  clearFind: 'Clear search',
  noMatch: 'No matching columns',
  side: { left: 'Pinned left', none: 'Not pinned', right: 'Pinned right' },
  locked: 'Always shown',
  move: (title) => `Move ${title}`,
  pin: (title) => `Pin ${title}`,
  unpin: (title) => `Unpin ${title}`,
  cancel: 'Cancel',
  apply: 'Apply',
  close: 'Close',
  position: ({ side, position, total }) => `${side}, ${position} of ${total}`,
};

const cn: ColumnChooserLabels = {
  ...dragLabels.cn,
  columns: '列',
  shownCount: ({ shown, total }) => `已显示 ${shown}/${total} 列`,
  reset: '重置',
  find: '查找列',
  clearFind: '清除查找内容',
  noMatch: '没有匹配的列',
  side: { left: '固定在左侧', none: '未固定', right: '固定在右侧' },
  locked: '始终显示',
  move: (title) => `移动“${title}”`,
  pin: (title) => `固定“${title}”`,
  unpin: (title) => `取消固定“${title}”`,
  cancel: '取消',
  apply: '应用',
  close: '关闭',
  position: ({ side, position, total }) => `${side}，第 ${position} 列，共 ${total} 列`,
};

const tw: ColumnChooserLabels = {
  ...dragLabels.tw,
  columns: '欄位',
  shownCount: ({ shown, total }) => `已顯示 ${shown}/${total} 欄`,
  reset: '重設',
  find: '尋找欄位',
  clearFind: '清除尋找內容',
  noMatch: '沒有符合的欄位',
  side: { left: '釘選在左側', none: '未釘選', right: '釘選在右側' },
  locked: '一律顯示',
  move: (title) => `移動「${title}」`,
  pin: (title) => `釘選「${title}」`,
  unpin: (title) => `取消釘選「${title}」`,
  cancel: '取消',
  apply: '套用',
  close: '關閉',
  position: ({ side, position, total }) => `${side}，第 ${position} 欄，共 ${total} 欄`,
};

export const columnChooserLabels: Record<Language, ColumnChooserLabels> = { cn, en, tw };
