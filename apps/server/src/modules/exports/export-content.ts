import { isPairedRow } from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import { csvFile } from '../../kits/workbooks/write/csv-file';
import type { ReportFile } from '../../kits/workbooks/write/report-file';
import { xlsxFile } from '../../kits/workbooks/write/xlsx-file';
import type { ReportFileRecord, StoredRecord } from './download-record';
import { exportTable, summaryCells } from './export-columns';
import { reportMetadataSheet, type ReportedAccount } from './report-metadata-sheet';
import type { ReadReport } from './report-source';

export interface ReportFileOptions {
  accounts: readonly ReportedAccount[];
  rowCount: number;
  now: Date;
  /** Called after each batch of rows. */
  onRows: (count: number) => Promise<void>;
}

/** Content of the file that a record requests. */
export function exportContent(
  { format, request }: Pick<StoredRecord, 'format' | 'request'>,
  file: ReportFile,
): AsyncIterable<Uint8Array> {
  const write = format === 'xlsx' ? xlsxFile : csvFile(request);
  return write(file);
}

/** A report as a file. */
export function reportFile(
  record: ReportFileRecord,
  { report, totalCount, rows }: ReadReport,
  options: ReportFileOptions,
): ReportFile {
  const { section, period, request } = record;
  const { language, columns, sortCol, query } = request;
  const { comparison, summary, titleInfos } = report;
  const table = exportTable(titleInfos, {
    dataKeys: columns,
    // without any previous data, every row would appear as new
    isCompared: comparison !== undefined && comparison.dataTime !== null,
    isPaired: (row) => row === summary || isPairedRow({ ...row }, period, comparison?.pairedUntil),
    language,
  });
  async function* cells() {
    for await (const batch of rows) {
      yield batch.map((pair) => table.cellsOf(pair));
      await options.onRows(batch.length);
    }
  }
  return {
    columns: table.columns,
    summary: summaryCells(table, { row: summary, previous: comparison?.summary ?? null }, language),
    rows: cells(),
    sheetName: translate(language, 'routes', section),
    metadataSheetName: translate(language, 'exportFile', 'title'),
    metadata: reportMetadataSheet(
      { ...record, ...options, query, sortCol, columns, report, totalCount },
      language,
    ),
  };
}
