import { deviceDimension, type WireReport } from './reports';

/** Rows per request. */
const reportPageRows = 1_000;

/** Metrics of a row: Meridian's name and the provider's. */
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

/** Request body for rows of a report, from `startRow`. */
export function requestReport(report: WireReport, { startRow, ...days }: Days & { startRow: number }) {
  return { ...requestRows(report, days), startRow, rowCount: reportPageRows };
}

/** Request body for a file with all rows of a report. */
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
    // the provider sorts by at most two columns
    sorts: ['date', ...dimensions.slice(0, 1)].map((column) => ({ column, sortRule: 'ASC' })),
    filters: [],
    needSum: false,
  };
}

/** The date and the dimension columns. */
function reportColumns({ dimensions, hasDevices }: WireReport): string[] {
  const own = dimensions.map(({ column }) => column);
  return [...new Set(['date', ...own, ...(hasDevices ? [deviceDimension.column] : [])])];
}
