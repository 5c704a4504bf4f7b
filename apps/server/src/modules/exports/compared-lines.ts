import type { ReportComparison } from '@meridian/api-client/contract';
import type { ComparisonBasis, RelativeBasis } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey, type TextParams } from '@meridian/i18n/texts';

interface Compared {
  basis: ComparisonBasis;
  /** Completeness of the data in words. */
  completeness: string;
  language: Language;
}

/** Metadata of a file about its comparison: with what, and how rows are paired and changes computed. */
export function comparedLines(
  { beginDate, endDate, pairedUntil }: ReportComparison,
  { basis, completeness, language }: Compared,
): (readonly [label: string, value: string])[] {
  const words = (key: TextKey<'exportFile'>, params: TextParams = {}) =>
    translate(language, 'exportFile', key, params);
  const range = words('range', { begin: beginDate, end: endDate });
  return [
    [
      words('comparedPeriod'),
      words(typeof basis === 'object' ? 'comparedCustom' : textOfBasis[basis], { range }),
    ],
    ...(pairedUntil === undefined ? [] : [[words('pairs'), words('pairsInOrder')] as const]),
    [words('comparedCompleteness'), completeness],
    [words('change'), words('changeMeans')],
  ];
}

const textOfBasis = {
  previous: 'comparedPrevious',
  sameWeekdays: 'comparedSameWeekdays',
  lastMonth: 'comparedLastMonth',
  lastQuarter: 'comparedLastQuarter',
  lastYear: 'comparedLastYear',
} as const satisfies Record<RelativeBasis, TextKey<'exportFile'>>;
