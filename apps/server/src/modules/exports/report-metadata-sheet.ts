import {
  cappedRowCount,
  conditionColumns,
  currencySign,
  describeConditions,
  findSection,
  groupingTitleKey,
  ownConditionColumns,
  reportTypes,
  rowCapOf,
  rowsShare,
  valueFilters,
  type Channel,
  type Period,
  type ReportList,
  type ReportQuery,
  type ReportWhere,
  type Section,
} from '@meridian/api-client/contract';
import { formatList, formatTimeZone, type Language } from '@meridian/i18n/core';
import { allNewText, conditionText, filterName, translate, type TextKey } from '@meridian/i18n/texts';
import { comparisonLabelsOf } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { comparedLines } from './compared-lines';
import { completenessInWords, explainedLines, omittedLines, wordsIn, type Line } from './completeness-lines';
import { exportCellText } from './export-cell-text';
import { metricTexts, metricTitle } from './metric-texts';

export interface ReportedAccount {
  accountNo: string;
  accountName: string;
}

/** Data for the metadata of a report file. */
export interface AboutSubject {
  channel: Channel;
  section: Section;
  period: Period;
  query: ReportQuery;
  sortCol: string | undefined;
  accounts: readonly ReportedAccount[];
  /** Data keys of the columns in the file; absent: those of the report. */
  columns: readonly string[] | undefined;
  report: Pick<ReportList, 'titleInfos' | 'info' | 'summary' | 'comparison'>;
  /** Number of rows in the report. */
  totalCount: number;
  /** Number of rows in the file. */
  rowCount: number;
  /** Creation time of the file. */
  now: Date;
}

/** Accounts beyond this are counted instead of named. */
const namedAccounts = 50;

/**
 * Metadata of a report file: labels and values in a language.
 *
 * Units: instants are `yyyy-MM-dd HH:mm` in the accounts' time zone.
 */
export function reportMetadataSheet(subject: AboutSubject, language: Language): Line[] {
  const { channel, section, period, query, report, now } = subject;
  const { info, comparison } = report;
  const words = wordsIn(language);
  const line = (label: TextKey<'exportFile'>, value: string): Line => [words(label), value];
  const instant = (time: Date) => instantIn(info.timeZone, time);
  return [
    line(
      'report',
      translate(language, 'routes', `reportTag_${channel}_${period}`, {
        section: translate(language, 'routes', section),
      }),
    ),
    ...sourceLines(subject, language),
    line('channel', translate(language, 'routes', channel === 'search' ? 'keywordSearch' : 'feeds')),
    line('accounts', accountsText(subject.accounts, language)),
    line(
      'reportType',
      words(query.reportType === reportTypes.consolidated ? 'typeConsolidated' : 'typeIndependent'),
    ),
    line('period', words('range', { begin: info.beginDate, end: info.endDate })),
    ...(comparison && query.compare
      ? comparedLines(comparison, {
          basis: query.compare.basis,
          completeness: completenessInWords(comparison, language),
          language,
        })
      : []),
    line('timeZone', formatTimeZone(info.timeZone, new Date(info.endDate), language)),
    ...filterLines(subject, language),
    ...newItemsLines(subject, language),
    line('sort', sortText(subject, language)),
    ...(info.currencies.length > 0
      ? [line('currency', formatList(info.currencies, language, 'values'))]
      : []),
    line('dataTime', info.dataTime === null ? words('noData') : instant(new Date(info.dataTime))),
    line('completeness', completenessInWords(info, language, rowsShare(report))),
    ...omittedLines(info, language),
    ...explainedLines(report, language),
    line('rowCount', rowsText(subject, language)),
    line('emptyCells', words('emptyCellsMean')),
    line('madeTime', instant(now)),
    // last, since the metadata above a CSV file is limited
    ...columnLines(subject, language),
  ];
}

/** Lines that say that the rows are sums of a finer section. */
function sourceLines({ section, report }: AboutSubject, language: Language): Line[] {
  const { from } = report.info;
  if (from === null) return [];
  const words = wordsIn(language);
  const nameOf = (each: Section) => translate(language, 'routes', each).toLowerCase();
  const names = { finer: nameOf(from), section: nameOf(section) };
  return [[words('source'), words('sourceFrom', names)]];
}

/** Names and numbers of accounts; beyond the first ones, a count. */
export function accountsText(accounts: readonly ReportedAccount[], language: Language): string {
  const words = wordsIn(language);
  const names = formatList(
    accounts
      .slice(0, namedAccounts)
      .map(({ accountName: name, accountNo: no }) => words('account', { name, no })),
    language,
    'values',
  );
  const more = accounts.length - namedAccounts;
  return more > 0 ? words('moreAccounts', { names, count: more }) : names;
}

function filterLines(subject: AboutSubject, language: Language): Line[] {
  const { query, report, period } = subject;
  const words = wordsIn(language);
  const listed = (label: string, values: readonly string[] | undefined, dataKey = ''): Line[] =>
    values?.length
      ? [
          [
            label,
            formatList(
              values.map((value) => exportCellText(dataKey, value, language)),
              language,
              'values',
            ),
          ],
        ]
      : [];
  const { compare, where = [], groupBy } = query;
  const text = query.text?.trim();
  const lines = [
    ...valueFilters.flatMap((filter) => listed(filterName(language, filter), query[filter], filter)),
    ...listed(words('filterText'), text ? [text] : undefined),
    ...where.map((group): Line => [words('filters'), conditionsText(group, subject, language)]),
  ];
  const { comparison } = report;
  if (comparison && compare?.changedBy !== undefined) {
    const field = metricTitle(compare.changedKey ?? 'cost', language);
    const count = formatValue(comparison.hiddenCount, 't');
    lines.push([
      words('filterChanged'),
      words('filterChangedBy', { field, percent: compare.changedBy, count }),
    ]);
  }
  if (lines.length === 0) lines.push([words('filters'), words('noFilters')]);
  const grouping = groupBy && [translate(language, 'columns', groupingTitleKey(groupBy, period))];
  return [...lines, ...listed(words('groupedBy'), grouping)];
}

/** Says that all rows of accounts without earlier data count as new. */
function newItemsLines({ report: { info }, accounts }: AboutSubject, language: Language): Line[] {
  const { accountsWithoutEarlierData: count = 0, beginDate } = info;
  if (count === 0) return [];
  const text = allNewText(language, { day: beginDate, isEachAccount: count === accounts.length });
  return [[translate(language, 'exportFile', 'newItems'), text]];
}

function conditionsText(
  group: ReportWhere[number],
  { channel, section, period, report }: AboutSubject,
  language: Language,
): string {
  const definition = findSection(channel, section);
  const ofSection = definition ? conditionColumns({ definition, period, hasSeveralAccounts: true }) : [];
  const columns = [...ofSection, ...ownConditionColumns(report.titleInfos)];
  const [currency, ...others] = report.info.currencies;
  const sign = currency !== undefined && others.length === 0 ? currencySign(currency) : '';
  return describeConditions(group, columns, {
    title: (key) => translate(language, 'columns', key),
    value: (dataKey, value) => exportCellText(dataKey, value, language),
    number: (value, { isPercent, isMoney }) =>
      `${isMoney ? sign : ''}${formatValue(value, 't')}${isPercent ? '%' : ''}`,
    condition: (operator, params) => conditionText(language, operator, params),
    anyOf: (texts) => formatList(texts, language, 'alternatives'),
  });
}

/** What the metrics in the file mean and how they are computed, as in the headers on the screen. */
function columnLines({ report, columns }: AboutSubject, language: Language): Line[] {
  const shown = report.titleInfos.filter(({ dataKey }) => columns?.includes(dataKey) !== false);
  return metricTexts(shown, language).map((text) => [translate(language, 'exportFile', 'column'), text]);
}

function sortText({ sortCol, channel, section, period, report }: AboutSubject, language: Language): string {
  const words = wordsIn(language);
  if (sortCol === undefined) {
    const hasHours = findSection(channel, section)?.dimensions.includes('hour') ?? false;
    if (period === 'custom') return words(hasHours ? 'sortHoursOnly' : 'sortCostOnly');
    return words(hasHours ? 'sortHours' : 'sortDefault');
  }
  const [name = '', direction] = sortCol.split(' ');
  const [dataKey = '', part] = name.split(':');
  const title =
    dataKey === 'date' || dataKey === 'reportDates'
      ? translate(language, 'columns', dataKey)
      : metricTitle(dataKey, language, report.titleInfos);
  const { compared } = comparisonLabelsOf[language];
  const ofPart = part === 'change' ? compared.change : part === 'previous' ? compared.previous : undefined;
  const column = ofPart === undefined ? title : `${title} · ${ofPart}`;
  return words(direction === 'asc' ? 'sortAscending' : 'sortDescending', { column });
}

function rowsText({ totalCount, rowCount, period }: AboutSubject, language: Language): string {
  if (cappedRowCount(totalCount, rowCapOf(period)) === totalCount) return formatValue(rowCount, 't');
  const params = { rows: formatValue(rowCount, 't'), total: formatValue(totalCount, 't') };
  return translate(language, 'exportFile', 'rowsCapped', params);
}

/** `yyyy-MM-dd HH:mm` in a time zone. */
export function instantIn(timeZone: string, time: Date): string {
  // Swedish formats days and hours like ISO 8601
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time);
}
