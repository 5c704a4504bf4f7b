import { parseSort, parseSortKey, type ReportList, type TitleInfo } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { createOwnMetricsRepository } from '../../kits/own-metrics/own-metrics.repository';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import {
  type ReportCopiesDependency,
  type ReportReader,
  type ReportRowPair,
  type ReportSubject,
  type ReportsRepository,
  createReportsRepository,
  createReportsService,
} from '../../report-engine';
import { createReportFieldsRepository } from '../report-fields';

/** A report to export. */
export interface ExportSubject extends ReportSubject {
  sortCol: string | undefined;
  /** Selected columns; absent: the user's custom fields, without own metrics. */
  columns: readonly string[] | undefined;
  reader: ReportReader;
  language: Language;
}

export interface ReadReport {
  report: Omit<ReportList, 'list'>;
  totalCount: number;
  /** All rows in batches; can be read once. */
  rows: AsyncIterable<ReportRowPair[]>;
}

/** Reads reports for exports. */
export interface ReportSource {
  /** Columns and number of rows of the report. Errors: as for the report's list. */
  describe(subject: ExportSubject): Promise<{ titleInfos: TitleInfo[]; totalCount: number }>;
  /** Calls `use` with a consistent snapshot of a report. Errors: as for the report's list. */
  read(subject: ExportSubject, use: (report: ReadReport) => Promise<void>): Promise<void>;
}

/** Rows per batch, which is in memory as a whole. */
const batchSize = 500;

/** Reads reports with the service that the screen uses. */
export function createReportSource({
  db,
  clock,
  reportCopies,
}: {
  db: Database;
  clock: Pick<Clock, 'today'>;
} & ReportCopiesDependency): ReportSource {
  const fields = createReportFieldsRepository(db);
  const ownMetrics = createOwnMetricsRepository(db);
  const serviceOf = (reports: ReportsRepository, { columns, sortCol, query }: ExportSubject) =>
    createReportsService({
      reports,
      clock,
      findFieldSelection: columns ? () => Promise.resolve(null) : fields.findSelection,
      // a file may have many rows, so that only the metrics that it needs are computed
      async findOwnMetrics(...subject) {
        const needed = [
          ...(columns ?? []),
          parseSortKey(parseSort(sortCol)?.key ?? '').dataKey,
          ...(query.where ?? []).flat().map(({ column }) => column),
        ];
        const found = await ownMetrics.findOfReport(...subject);
        return found.filter(({ dataKey }) => needed.includes(dataKey));
      },
    });
  const noRows = ({ sortCol }: ExportSubject) => ({ limit: 0, offset: 0, sortCol });

  return {
    async describe(subject) {
      const service = serviceOf(createReportsRepository(db, reportCopies), subject);
      const { data, totalCount } = await service.list({ ...subject, page: noRows(subject) });
      return { titleInfos: data.titleInfos, totalCount };
    },
    read: (subject, use) =>
      db.transaction(
        async (tx) => {
          const service = serviceOf(serialized(createReportsRepository(tx, reportCopies)), subject);
          const { data, totalCount } = await service.list({ ...subject, page: noRows(subject) });
          await use({ report: data, totalCount, rows: service.rows(subject, batchSize) });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  };
}

/** Runs queries one after another, because a transaction has only one connection. */
function serialized(reports: ReportsRepository): ReportsRepository {
  let last: Promise<unknown> = Promise.resolve();
  const turn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    ...reports,
    readReport: (...args) => turn(() => reports.readReport(...args)),
    readCoverage: (...args) => turn(() => reports.readCoverage(...args)),
    readFinerSections: (...args) => turn(() => reports.readFinerSections(...args)),
  };
}
