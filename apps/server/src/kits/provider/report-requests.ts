import { dayCount } from '@meridian/date-range/core';
import { dataOf } from './batch-outcomes';
import { ProviderError } from './provider-error';
import type {
  CallOptions,
  ProviderConnection,
  ProviderReportQuery,
  ProviderReportRow,
} from './provider-port';
import { readFileRows, type ReportFileReading } from './report-files';
import { parseProviderContent, type Send } from './send';
import { requestReport } from './wire/report-request';
import { fromReportRow, reportPageSchema } from './wire/report-response';
import { findWireReport, type WireReport } from './wire/reports';

/** How often reading restarts because the report changed midway. */
const maxReadings = 3;

/**
 * Requests for reports. Rows are read in pages, or as a file if there are too many days for pages. Returns all rows or
 * none.
 */
export function reportRequests(files: ReportFileReading): Pick<ProviderConnection, 'readReport'> {
  const { send } = files;
  return {
    async readReport(query, options = {}) {
      const report = findWireReport(query.channel, query.section);
      if (!report) throw new RangeError(`the provider has no report of ${query.channel} ${query.section}`);
      if (report.fileDays !== undefined && dayCount(query) > report.maxDays) {
        const rows = await readFileRows(files, { report, query, options });
        return parseProviderContent(() => rows.map((row) => rowOf(report, { row, query })));
      }
      for (let reading = 1; reading <= maxReadings; reading++) {
        const rows = await readPages(send, { report, query, options });
        if (rows) return rows;
      }
      throw new ProviderError('busy', { message: 'the report changed while it was read' });
    },
  };
}

interface Reading {
  report: WireReport;
  query: ProviderReportQuery;
  options: CallOptions;
}

/**
 * Reads all pages; undefined if the row count changed between two pages, because rows could be missing or duplicate.
 */
async function readPages(
  send: Send,
  { report, query, options }: Reading,
): Promise<ProviderReportRow[] | undefined> {
  const rows: ProviderReportRow[] = [];
  let total: number | undefined;
  do {
    const body = requestReport(report, { ...query, startRow: rows.length });
    const envelope = await send('OpenApiReportService/getReportData', body, {
      ...options,
      isIdempotent: true,
      hasExactNumbers: true,
    });
    if (envelope.header.status !== 0) throw new ProviderError('bad_request', codeOf(envelope));
    const page = parseProviderContent(() => reportPageSchema.parse(dataOf(envelope.body)[0]));
    if (page.totalRowCount !== (total ?? page.totalRowCount)) return undefined;
    total = page.totalRowCount;
    const added = parseProviderContent(() => page.rows.map((row) => rowOf(report, { row, query })));
    // fewer rows than requested may be a limit of the provider; no rows contradict the total
    if (added.length === 0 && rows.length < total) return undefined;
    for (const row of added) rows.push(row);
  } while (rows.length < total);
  return rows.length === total ? rows : undefined;
}

function rowOf(
  report: WireReport,
  { row, query }: { row: Readonly<Record<string, unknown>>; query: ProviderReportQuery },
): ProviderReportRow {
  const parsed = fromReportRow(report, row);
  if (parsed.day < query.beginDate || parsed.day > query.endDate)
    throw new RangeError('the row has a day outside the request');
  return parsed;
}

function codeOf({ header }: Awaited<ReturnType<Send>>): { providerCode?: string } {
  const [failure] = header.failures ?? [];
  return failure ? { providerCode: failure.code } : {};
}
