import type { Language } from '@meridian/i18n/core';

/** The words of a comparison. */
export interface ComparisonLabels {
  /** Titles of the columns of a compared field. */
  compared: { current: string; previous: string; change: string };
  /** Replaces a change that has no percentage. */
  changeKind: { new: string; stopped: string };
  /** A change for screen readers; `percent` as displayed (`6.4%`), null if it has no meaning. */
  changeSpoken: (change: SpokenChange) => string;
  /** Names the button that expands a compared field. */
  compareGroup: (title: string) => string;
}

interface SpokenChange {
  direction: 'up' | 'down' | 'same';
  percent: string | null;
}

export const comparisonLabelsOf: Record<Language, ComparisonLabels> = {
  en: {
    compared: { current: 'Current', previous: 'Previous', change: 'Change' },
    changeKind: { new: 'New', stopped: 'Stopped' },
    changeSpoken: ({ direction, percent }) =>
      direction === 'same' ? 'unchanged' : spoken(direction, percent?.replace('%', ' percent')),
    compareGroup: (title) => `Show previous value and change for ${title}`,
  },
  cn: {
    compared: { current: '本期', previous: '上期', change: '变化' },
    changeKind: { new: '新增', stopped: '已停止' },
    changeSpoken: changeInChinese,
    compareGroup: (title) => `显示${title}的上期值与变化`,
  },
  tw: {
    compared: { current: '本期', previous: '上期', change: '變化' },
    changeKind: { new: '新增', stopped: '已停止' },
    changeSpoken: changeInChinese,
    compareGroup: (title) => `顯示${title}的上期值與變化`,
  },
};

function changeInChinese({ direction, percent }: SpokenChange): string {
  return direction === 'same' ? '持平' : spoken(direction === 'up' ? '上升' : '下降', percent);
}

function spoken(word: string, percent: string | null | undefined): string {
  return percent ? `${word} ${percent}` : word;
}
