import type { ConditionWords } from '@meridian/api-client/contract';
import { formatList, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { useCodeWord } from '../table/code-word';
import type { ReportModel } from '../use-report-model';

/** Words for conditions in the user's language. Amounts have a sign if all rows have one currency. */
export function useConditionWords({ columns }: Pick<ReportModel, 'columns'>): ConditionWords {
  const { t } = useTranslation(['reports', 'columns']);
  const { language } = useLanguage();
  const codeWord = useCodeWord();
  const sign = columns.titleInfos.find(({ unitDesc }) => unitDesc !== undefined)?.unitDesc ?? '';
  return {
    title: (key) => t(`columns:${key}`),
    value: codeWord,
    number: (value, { isPercent, isMoney }) =>
      `${isMoney ? sign : ''}${formatValue(value, 't')}${isPercent ? '%' : ''}`,
    condition: (operator, params) => t(`conditions.text.${operator}`, params),
    anyOf: (texts) => formatList(texts, language, 'alternatives'),
  };
}
