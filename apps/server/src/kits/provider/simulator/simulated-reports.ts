import { channels, defaultTimeZone, sectionsOf, type Channel } from '@meridian/api-client/contract';
import { addDays, dayCount } from '@meridian/date-range/core';
import * as z from 'zod';
import { dayOf } from '../../../platform/clock';
import { findWireReport, type WireReport } from '../wire/reports';
import type { Processed, WireObject } from './processed';
import { simulatedFacts, type SimulatedFact, type SimulatedSums } from './simulated-facts';

export interface SimulatedReports {
  /** Responds to a report request. */
  respond(userName: string, body: WireObject): Processed;
  /** All rows for a file request; undefined if the provider would reject it. */
  table(
    userName: string,
    body: WireObject,
  ): { columns: readonly string[]; rows: readonly WireObject[] } | undefined;
  /** Sums of an account on a day, the same in all of its reports. Money in cents. */
  sumsOf(userName: string, channel: Channel, day: string): SimulatedSums;
  /** From now on, all values of these days are this percentage of the original ones. */
  correct(days: { beginDate: string; endDate: string; percent: number }): void;
}

const maxRows = 2_000;
const maxDays = 731;
const maxHourDays = 7;

const rowsSchema = z.object({
  reportType: z.int(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  timeUnit: z.enum(['HOUR', 'DAY']),
  columns: z.array(z.string()).min(1),
  sorts: z.array(z.object({ column: z.string(), sortRule: z.enum(['ASC', 'DESC']) })).max(2),
});
const pageSchema = rowsSchema.extend({
  startRow: z.int().min(0),
  rowCount: z.int().min(1).max(maxRows),
});
type ReportRequest = z.output<typeof rowsSchema>;

const metricColumns = ['impression', 'click', 'cost', 'conversion'];

/** Reports with the provider's limits and rows derived from a seed. */
export function createSimulatedReports({ seed, now }: { seed: number; now: () => number }): SimulatedReports {
  const corrections: Parameters<SimulatedReports['correct']>[0][] = [];

  function factsOf(
    userName: string,
    channel: Channel,
    day: string,
    columns: readonly string[],
  ): SimulatedFact[] {
    if (day > dayOf(new Date(now()), defaultTimeZone)) return [];
    const has = (column: string) => columns.includes(column);
    const percents = corrections.filter(({ beginDate, endDate }) => beginDate <= day && day <= endDate);
    return simulatedFacts(
      { seed, userName, channel, day },
      {
        isHourly: has('hour'),
        hasDevices: has('device'),
        hasRegions: has('provinceName'),
        hasIdeas: has('ideaInfo'),
        hasQueries: has('queryWord'),
      },
      percents.reduce((factor, { percent }) => (factor * percent) / 100, 1),
    );
  }

  function rowsOf(userName: string, channel: Channel, request: ReportRequest): WireObject[] {
    const dimensions = request.columns.filter((column) => !metricColumns.includes(column));
    const divided = request.timeUnit === 'HOUR' ? [...dimensions, 'hour'] : dimensions;
    const groups = new Map<string, { row: WireObject; sums: SimulatedSums }>();
    for (let day = request.startDate; day <= request.endDate; day = addDays(day, 1)) {
      for (const { columns, sums } of factsOf(userName, channel, day, divided)) {
        const row = Object.fromEntries(dimensions.map((column) => [column, columns[column] ?? '-']));
        const key = JSON.stringify(row);
        groups.set(key, { row, sums: added(sums, groups.get(key)?.sums) });
      }
    }
    return [...groups.values()]
      .map(({ row, sums }) => ({ ...row, ...metricsOf(sums, request.columns) }))
      .sort(byColumns(request.sorts));
  }

  return {
    respond(userName, body) {
      const parsed = pageSchema.safeParse(body);
      const known = parsed.success ? findReport(parsed.data) : undefined;
      if (!parsed.success || !known) return rejectedReport;
      const { startRow, rowCount } = parsed.data;
      const rows = rowsOf(userName, known.channel, parsed.data);
      const page = rows.slice(startRow, startRow + rowCount);
      const data = [{ rowCount: page.length, totalRowCount: rows.length, rows: page }];
      return { status: 0, failures: [], data };
    },
    table(userName, body) {
      const parsed = rowsSchema.safeParse(body);
      const known = parsed.success ? findReport(parsed.data) : undefined;
      if (!parsed.success || !known) return undefined;
      return { columns: parsed.data.columns, rows: rowsOf(userName, known.channel, parsed.data) };
    },
    sumsOf: (userName, channel, day) =>
      factsOf(userName, channel, day, []).reduce((sum, { sums }) => added(sums, sum), noSums),
    correct: (days) => {
      corrections.push(days);
    },
  };
}

const noSums: SimulatedSums = { impression: 0, click: 0, cents: 0, conversion: 0 };

function added(a: SimulatedSums, b: SimulatedSums = noSums): SimulatedSums {
  return {
    impression: a.impression + b.impression,
    click: a.click + b.click,
    cents: a.cents + b.cents,
    conversion: a.conversion + b.conversion,
  };
}

function metricsOf({ cents, ...counts }: SimulatedSums, columns: readonly string[]): WireObject {
  const metrics: WireObject = { ...counts, cost: cents / 100 };
  return Object.fromEntries(Object.entries(metrics).filter(([column]) => columns.includes(column)));
}

function byColumns(sorts: ReportRequest['sorts']): (a: WireObject, b: WireObject) => number {
  return (a, b) => {
    for (const { column, sortRule } of sorts) {
      const [one, other] = [String(a[column]), String(b[column])];
      if (one !== other) return one < other === (sortRule === 'ASC') ? -1 : 1;
    }
    return 0;
  };
}

export const rejectedReport: Processed = {
  status: 2,
  failures: [{ code: 8002, field: '', content: '', message: '报告请求参数不符合要求', position: '' }],
  data: [],
};

/** Finds the report of a request that respects its limits. */
function findReport(request: ReportRequest): { channel: Channel } | undefined {
  const days = dayCount({ beginDate: request.startDate, endDate: request.endDate });
  const isHourly = request.timeUnit === 'HOUR';
  const hasMetric = request.columns.some((column) => metricColumns.includes(column));
  const areSorted = request.sorts.every(({ column }) => request.columns.includes(column));
  if (days < 1 || days > (isHourly ? maxHourDays : maxDays) || !hasMetric || !areSorted) return undefined;
  return reports.find(
    ({ report, channel }) =>
      report.reportType === request.reportType &&
      request.columns.every((column) => hasColumn(channel, report, column)),
  );
}

const reports = channels.flatMap((channel) =>
  sectionsOf(channel).flatMap((section) => {
    const report = findWireReport(channel, section);
    return report ? [{ channel, report }] : [];
  }),
);

/** Whether a report has a column. Feed ads have no column for all conversions, but one per kind. */
function hasColumn(channel: Channel, report: WireReport, column: string): boolean {
  if (column === 'conversion') return channel === 'search';
  const isDimension = report.dimensions.some((dimension) => dimension.column === column);
  const isDevice = column === 'device' && report.hasDevices === true;
  return (
    column === 'date' || column === 'userName' || isDimension || isDevice || metricColumns.includes(column)
  );
}
