import { translate } from '@meridian/i18n/texts';
import type { StoredRecord } from './download-record';
import { exportTable, summaryCells } from './export-columns';
import { csvFile } from './file/csv-file';
import type { ReportFile } from './file/report-file';
import { xlsxFile } from './file/xlsx-file';
import { reportMetadataSheet, type ReportedAccount } from './report-metadata-sheet';
import type { ReadReport } from './report-source';

export interface ExportContentOptions {
  accounts: readonly ReportedAccount[];
  rowCount: number;
  now: Date;
  /** Called after each batch of rows. */
  onRows: (count: number) => Promise<void>;
}

/** The bytes of the file that a record requests. */
export function exportContent(
  record: StoredRecord,
  report: ReadReport,
  options: ExportContentOptions,
): AsyncIterable<Uint8Array> {
  const { format, request } = record;
  const write = format === 'xlsx' ? xlsxFile : csvFile(request);
  return write(reportFile(record, report, options));
}

function reportFile(
  record: StoredRecord,
  { report, totalCount, rows }: ReadReport,
  options: ExportContentOptions,
): ReportFile {
  const { section, request } = record;
  const { language, columns, sortCol, query } = request;
  const { comparison, summary, titleInfos } = report;
  const table = exportTable(titleInfos, {
    dataKeys: columns,
    // without any previous data, every row would read as new
    isCompared: comparison !== undefined && comparison.dataTime !== null,
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
    metadata: reportMetadataSheet({ ...record, ...options, query, sortCol, report, totalCount }, language),
  };
}
