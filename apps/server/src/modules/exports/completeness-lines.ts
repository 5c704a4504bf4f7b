import {
  hasUnexplainedCost,
  reconcileFiles,
  rowsShare,
  type ReportInfo,
  type ReportList,
} from '@meridian/api-client/contract';
import { formatList, type Language } from '@meridian/i18n/core';
import { translate, type TextKey, type TextParams } from '@meridian/i18n/texts';
import { formatValue } from '@meridian/report-table/format';

/** A line of the metadata of a file. */
export type Line = readonly [label: string, value: string];

/** The texts of files in a language. */
export const wordsIn =
  (language: Language) =>
  (key: TextKey<'exportFile'>, params: TextParams = {}) =>
    translate(language, 'exportFile', key, params);

/** Whether the data of a report is complete, in words; `share` of the account's cost that its rows have. */
export function completenessInWords(
  {
    dataTime,
    isComplete,
    missingDays,
    incompleteDays,
    reportedTotals = [],
  }: Pick<ReportInfo, 'dataTime' | 'isComplete' | 'missingDays' | 'incompleteDays'> &
    Partial<Pick<ReportInfo, 'reportedTotals'>>,
  language: Language,
  share: number | null = null,
): string {
  const words = wordsIn(language);
  if (dataTime === null) return words('noData');
  const isPartial = hasUnexplainedCost(reportedTotals) || (share !== null && share !== 1);
  if (isComplete) return words(isPartial ? 'allDays' : 'complete');
  const parts = [
    ...(missingDays > 0 ? [words('missingDays', { count: missingDays })] : []),
    ...(incompleteDays > 0 ? [words('incomplete', { count: incompleteDays })] : []),
  ];
  return formatList(parts, language, 'values');
}

/** Lines for spans of imported files whose rows are not in the report. */
export function omittedLines({ omittedSpans }: ReportInfo, language: Language): Line[] {
  const words = wordsIn(language);
  return omittedSpans.map(({ beginDate, endDate, fileName }) => {
    const range = words('range', { begin: beginDate, end: endDate });
    const text =
      fileName === null
        ? words('omittedSpan', { range })
        : words('omittedFileSpan', { range, file: fileName });
    return [words('omitted'), text];
  });
}

/** Lines for cost of the account, or of files, that the rows do not explain. */
export function explainedLines(
  { info, summary }: Pick<ReportList, 'info' | 'summary'>,
  language: Language,
): Line[] {
  const { reportedTotals, accountCost, currencies } = info;
  const words = wordsIn(language);
  const money = (amount: string, currency: string) => `${formatValue(amount, 't2')} ${currency}`;
  const files = reconcileFiles(reportedTotals);
  const ofAccount = rowsShare({ info, summary });
  const [shown = ''] = currencies;
  if (files.every(({ share }) => share === null) && ofAccount !== null && accountCost !== null) {
    const params = {
      percent: formatValue(ofAccount, '%*100'),
      cost: money(accountCost, shown),
    };
    return [[words('explained'), words('explainedAccount', params)]];
  }
  return files.flatMap(
    ({ fileName: file, currency, rowsCost, accountCost: statedCost, share, reportedCost }) => {
      const lines: Line[] = [];
      if (statedCost !== null && share !== null) {
        const params = { file, percent: formatValue(share, '%*100'), cost: money(statedCost, currency) };
        lines.push([words('explained'), words('explainedShare', params)]);
      }
      if (reportedCost !== null) {
        const params = { file, stated: money(reportedCost, currency), rows: money(rowsCost, currency) };
        lines.push([words('explained'), words('explainedTotal', params)]);
      }
      return lines;
    },
  );
}
