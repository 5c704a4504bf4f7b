import { codeFormatOf } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { findCodeWord } from '@meridian/i18n/texts';
import { hourSpan, qualityWords } from '@meridian/report-table/format';

/** Text of a value in a column: codes become words, as in the console; other values are unchanged. */
export function exportCellText(dataKey: string, value: string, language: Language): string {
  const format = codeFormatOf(dataKey);
  if (format === undefined) return value;
  if (format === 'hour') return hourSpan(value);
  if (format === 'quality') return qualityWords[language][Number(value)] ?? value;
  return findCodeWord(language, format, value) ?? value;
}
