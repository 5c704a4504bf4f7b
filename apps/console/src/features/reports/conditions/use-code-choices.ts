import { codeFormatOf } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { qualityWords } from '@meridian/report-table/format';
import { useCodeWord } from '../table/code-word';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** The codes of a column with their words; `selected` codes are offered, too. */
export function useCodeChoices(
  dataKey: string,
  selected: readonly string[],
): { value: string; label: string }[] {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const codeWord = useCodeWord();
  const format = codeFormatOf(dataKey);
  const known =
    format === undefined
      ? []
      : format === 'hour'
        ? hours
        : format === 'quality'
          ? qualityWords[language].map((_, code) => String(code))
          : Object.keys(t(`codes.${format}`, { returnObjects: true }));
  return [...new Set([...known, ...selected])].map((value) => ({ value, label: codeWord(dataKey, value) }));
}
