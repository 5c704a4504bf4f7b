import { codeFormatOf, codeFormats, recordOf } from '@meridian/api-client/contract';
import { findText, useLanguage, useTranslation } from '@meridian/i18n';
import type { CellTexts } from '@meridian/report-table';
import { hourSpan, qualityWords } from '@meridian/report-table/format';
import { useCallback, useMemo } from 'react';

/** The words of code columns for copying, by data key; the same object while the language stays. */
export function useCodeTexts(): CellTexts {
  const codeWord = useCodeWord();
  return useMemo(
    () =>
      recordOf(Object.keys(codeFormats), (dataKey) => (value: unknown) => codeWord(dataKey, String(value))),
    [codeWord],
  );
}

/** Returns the word for a value of a column in the current language; an unknown code stays unchanged. */
export function useCodeWord(): (dataKey: string, value: string) => string {
  const { i18n } = useTranslation('reports');
  const { language } = useLanguage();
  return useCallback(
    (dataKey, value) => {
      const format = codeFormatOf(dataKey);
      if (format === undefined) return value;
      if (format === 'hour') return hourSpan(value);
      if (format === 'quality') return qualityWords[language][Number(value)] ?? value;
      return findText(i18n, 'reports', `codes.${format}.${value}`) ?? value;
    },
    [i18n, language],
  );
}
