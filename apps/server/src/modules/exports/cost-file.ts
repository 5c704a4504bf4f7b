import {
  type CostReport,
  type CostRow,
  type CostRowKind,
  type ReportRow,
  type TitleInfo,
} from '@meridian/api-client/contract';
import { formatList, formatTimeZone, type Language } from '@meridian/i18n/core';
import { translate, type TextKey, type TextParams } from '@meridian/i18n/texts';
import { estimateColumnWidth } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import type { ReportFile } from '../../kits/workbooks/write/report-file';
import type { CostFileRecord } from './download-record';
import { exportTable, summaryCells } from './export-columns';
import { accountsText, instantIn, type ReportedAccount } from './report-metadata-sheet';

export interface CostFileOptions {
  accounts: readonly ReportedAccount[];
  /** Creation time of the file. */
  now: Date;
}

/** Levels of a row, one column each. Lower levels are empty. */
const pathKinds = ['customer', 'company', 'account', 'channel'] as const satisfies readonly CostRowKind[];

/** The cost report as a file: the rows as on the screen, each with the names of its parents. */
export function costFile(
  { request }: Pick<CostFileRecord, 'request'>,
  report: CostReport,
  { accounts, now }: CostFileOptions,
): ReportFile {
  const { language } = request;
  const { list, summary, comparison } = report;
  const table = exportTable([...pathColumns(language), ...valueColumns(report)], {
    isCompared: comparison !== undefined,
    language,
  });
  const paths = pathsOf(list, language);
  const rows = list.map((row, index) =>
    table.cellsOf({
      row: { ...row.values, ...paths[index] },
      previous: comparison?.list[index] ?? null,
    }),
  );
  return {
    columns: table.columns,
    summary: summaryCells(table, { row: summary, previous: comparison?.summary ?? null }, language),
    rows: inOneBatch(rows),
    sheetName: translate(language, 'routes', 'costReport'),
    metadataSheetName: translate(language, 'exportFile', 'title'),
    metadata: metadataOf(request, report, { accounts, now }),
  };
}

// oxlint-disable-next-line require-await -- files are written from batches that are read over time
async function* inOneBatch<Batch>(batch: Batch): AsyncGenerator<Batch> {
  yield batch;
}

function pathColumns(language: Language): TitleInfo[] {
  const column = (dataKey: string, titleName: string): TitleInfo => ({
    id: `cost.${dataKey}`,
    dataKey,
    titleName,
    isSort: false,
    fixed: false,
    valueType: 'String',
    domType: 'text',
    minWidth: estimateColumnWidth(titleName, language),
    width: pathWidthPx,
  });
  return [
    ...pathKinds.map((kind) => column(kind, translate(language, 'costReport', `kind_${kind}`))),
    column('accountNo', translate(language, 'columns', 'accountNo')),
    column('currency', translate(language, 'exportFile', 'currency')),
  ];
}
const pathWidthPx = 180;

/** Number columns. Columns without any value are omitted, as on the screen. */
function valueColumns({ titleInfos, list }: CostReport): TitleInfo[] {
  return titleInfos.filter(
    ({ dataKey, domType }) =>
      domType === 'text' &&
      (dataKey === 'cost' || list.some(({ values }) => (values[dataKey] ?? null) !== null)),
  );
}

/** For each row, its name and those of its parents, by data key. */
function pathsOf(list: readonly CostRow[], language: Language): ReportRow[] {
  const above: CostRow[] = [];
  return list.map((row) => {
    above.length = row.level - 1;
    above.push(row);
    return {
      ...Object.fromEntries(above.map((one) => [one.kind, nameOf(one, language)])),
      accountNo: above.find(({ accountNo }) => accountNo !== null)?.accountNo ?? null,
      currency: row.currency,
    };
  });
}

function nameOf({ kind, name }: CostRow, language: Language): string {
  return kind === 'channel' && (name === 'search' || name === 'feed')
    ? translate(language, 'costReport', `channel_${name}`)
    : name;
}

function metadataOf(
  { query, language }: CostFileRecord['request'],
  { info, list, comparison }: CostReport,
  { accounts, now }: CostFileOptions,
): [string, string][] {
  const words = (key: TextKey<'exportFile'>, params: TextParams = {}) =>
    translate(language, 'exportFile', key, params);
  const instant = (time: Date) => instantIn(info.timeZone, time);
  const rangeText = ({ beginDate: begin, endDate: end }: { beginDate: string; endDate: string }) =>
    words('range', { begin, end });
  const basis = query.compare?.basis === 'lastYear' ? 'comparedLastYear' : 'comparedPrevious';
  const text = query.text?.trim() ?? '';
  return [
    [words('report'), translate(language, 'routes', 'costReport')],
    [words('accounts'), accountsText(accounts, language)],
    [words('period'), rangeText(info)],
    ...(comparison
      ? [[words('comparedPeriod'), words(basis, { range: rangeText(comparison) })] satisfies [string, string]]
      : []),
    [words('timeZone'), formatTimeZone(info.timeZone, new Date(info.endDate), language)],
    ...(query.channels?.length
      ? [
          [
            words('channel'),
            formatList(
              query.channels.map((channel) => translate(language, 'costReport', `channel_${channel}`)),
              language,
              'values',
            ),
          ] satisfies [string, string],
        ]
      : []),
    ...(query.isOffPace === true ? [[words('filters'), words('offPace')] satisfies [string, string]] : []),
    ...(text === '' ? [] : [[words('filterText'), text] satisfies [string, string]]),
    [words('currency'), formatList(info.currencies, language, 'values')],
    [words('dataTime'), info.dataTime === null ? words('noData') : instant(new Date(info.dataTime))],
    [
      words('completeness'),
      info.incompleteCount === 0
        ? words('complete')
        : words('incompleteAccounts', { count: info.incompleteCount }),
    ],
    [words('rowCount'), formatValue(list.length, 't')],
    [words('emptyCells'), words('emptyCellsMean')],
    [words('madeTime'), instant(now)],
  ];
}
