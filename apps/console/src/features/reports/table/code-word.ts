import { codeFormatOf } from '@meridian/api-client/contract';
import { findText, useLanguage, useTranslation } from '@meridian/i18n';
import { hourSpan, qualityWords } from '@meridian/report-table/core';
import { useCallback } from 'react';

/** Returns the word for a value of a column in the current language; a value that is no known code stays as it is. */
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
