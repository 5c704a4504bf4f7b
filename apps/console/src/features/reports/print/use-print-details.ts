import { describeConditions, groupingTitleKey, type ReportInfo } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { useListText } from '../../../lib/language/use-list-text';
import { useConditionColumns } from '../conditions/use-condition-columns';
import { useConditionWords } from '../conditions/use-condition-words';
import { useNewItemsText } from '../conditions/use-new-items-text';
import { isListFilter } from '../filters/filter-names';
import { useCodeWord } from '../table/code-word';
import type { ReportModel } from '../use-report-model';
import type { PrintDetail } from './print-head';

/** What determines the rows of a view besides its period, in words: comparison, grouping, filters. */
export function usePrintDetails(
  model: ReportModel,
  info: Pick<ReportInfo, 'beginDate' | 'accountsWithoutEarlierData'>,
): PrintDetail[] {
  const { t } = useTranslation(['print', 'reports', 'columns']);
  const { language } = useLanguage();
  const { report, view } = model;
  const { comparedRange, groupBy } = view;
  const filters = useFilterTexts(model);
  const newItems = useNewItemsText(model, info);
  return [
    ...(comparedRange
      ? [{ term: t('reports:facts.before'), text: formatDayRange(comparedRange, language) }]
      : []),
    ...(groupBy
      ? [{ term: t('groupedBy'), text: t(`columns:${groupingTitleKey(groupBy, report.period)}`) }]
      : []),
    ...(filters.length > 0 ? [{ term: t('filters'), text: filters.join(t('reports:facts.separator')) }] : []),
    ...(newItems === undefined ? [] : [{ term: t('newItems'), text: newItems }]),
  ];
}

/** Each active filter of a view as text. */
function useFilterTexts(model: ReportModel): string[] {
  const { t } = useTranslation(['print', 'reports', 'columns']);
  const codeWord = useCodeWord();
  const listText = useListText();
  const words = useConditionWords(model);
  const { view, accounts } = model;
  const { offered, text, where = [], compare, reportType } = view;
  const { columns } = useConditionColumns(model);
  const nameOf = (id: string) =>
    accounts.find(({ accountId }) => String(accountId) === id)?.accountName ?? id;
  return [
    ...offered.filter(isListFilter).flatMap((filter) => {
      const values = view[filter] ?? [];
      if (values.length === 0) return [];
      const names = values.map((value) =>
        filter === 'accountIds' ? nameOf(value) : codeWord(filter, value),
      );
      return [t('filter', { name: t(`reports:filters.name.${filter}`), values: listText(names, 'values') })];
    }),
    ...(text === undefined ? [] : [t('search', { text })]),
    ...where.map((group) => describeConditions(group, columns, words)),
    ...(compare?.changedBy === undefined ? [] : [t('changedBy', { percent: compare.changedBy })]),
    ...(reportType === undefined || !view.isForSeveral
      ? []
      : [
          t('accountMode', {
            mode: t(reportType === 1 ? 'reports:type.consolidated' : 'reports:type.independent'),
          }),
        ]),
  ];
}
