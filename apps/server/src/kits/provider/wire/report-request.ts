import { deviceDimension, type WireReport } from './reports';

/** Rows of one request. */
const reportPageRows = 1_000;

/** The metrics of a row: that of ours, that of the provider. */
export const wireMetrics = [
  ['impression', 'impression'],
  ['click', 'click'],
  ['cost', 'cost'],
] as const;

interface Days {
  /** `yyyy-MM-dd`; both ends are included. */
  beginDate: string;
  endDate: string;
}

/** The body of a request for rows of a report, from `startRow`. */
export function requestReport(report: WireReport, { startRow, ...days }: Days & { startRow: number }) {
  return { ...requestRows(report, days), startRow, rowCount: reportPageRows };
}

/** The body of a request for a file with all rows of a report. */
export function requestReportFile(report: WireReport, days: Days) {
  return { ...requestRows(report, days), needCompress: false };
}

function requestRows(report: WireReport, { beginDate, endDate }: Days) {
  const columns = reportColumns(report);
  const [, ...dimensions] = columns;
  return {
    reportType: report.reportType,
    startDate: beginDate,
    endDate,
    timeUnit: report.timeUnit,
    columns: [
      ...columns,
      ...wireMetrics.map(([, theirs]) => theirs),
      ...(report.conversion === undefined ? [] : [report.conversion]),
    ],
    // the provider sorts by two columns at most
    sorts: ['date', ...dimensions.slice(0, 1)].map((column) => ({ column, sortRule: 'ASC' })),
    filters: [],
    needSum: false,
  };
}

/** The date and the columns of the dimensions. */
function reportColumns({ dimensions, hasDevices }: WireReport): string[] {
  const own = dimensions.map(({ column }) => column);
  return [...new Set(['date', ...own, ...(hasDevices ? [deviceDimension.column] : [])])];
}
