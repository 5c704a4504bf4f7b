import type { Language } from '@meridian/i18n/core';

/** The words of the summary of selected cells. */
export interface SelectionLabels {
  /** Number of selected cells that have a value. */
  cellCount: (count: string) => string;
  sum: string;
  average: string;
  minimum: string;
  maximum: string;
}

export const selectionLabelsOf: Record<Language, SelectionLabels> = {
  en: {
    cellCount: (count) => (count === '1' ? '1 value' : `${count} values`),
    sum: 'Sum',
    average: 'Average',
    minimum: 'Min.',
    maximum: 'Max.',
  },
  cn: {
    cellCount: (count) => `${count} 个值`,
    sum: '求和',
    average: '平均值',
    minimum: '最小值',
    maximum: '最大值',
  },
  tw: {
    cellCount: (count) => `${count} 個值`,
    sum: '加總',
    average: '平均值',
    minimum: '最小值',
    maximum: '最大值',
  },
};
