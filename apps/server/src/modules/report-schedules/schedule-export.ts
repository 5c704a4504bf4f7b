import {
  isPeriodColumnKey,
  parseSort,
  periodColumnKey,
  printSort,
  type ReportQuery,
} from '@meridian/api-client/contract';
import { queryOfView } from '../../kits/report-views/query-of-view';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import type { NewExport } from '../exports';
import type { ScheduledReport } from './schedule-access';
import type { StoredSchedule } from './schedules.repository';

/** The export of a scheduled report for a user. */
export function scheduleExport(
  { channel, section, period, format }: StoredSchedule,
  {
    report: { view, accountIds },
    reader,
    range,
  }: { report: ScheduledReport; reader: Caller; range: Pick<ReportQuery, 'beginDate' | 'endDate'> },
): NewExport {
  const { content } = view;
  return {
    caller: reader,
    channel,
    section,
    period,
    accountIds,
    language: reader.language,
    query: queryOfView(view, { period, range, accountIds }),
    sortCol: sortIn(period, content.sort),
    columns: content.columns && columnsIn(period, content.columns),
    format,
    withBom: true,
    withMetadata: false,
    skipsUnknownColumns: true,
  };
}

/** Outcome of a rejected export; undefined for a temporary error. */
export function outcomeOfError(error: unknown): 'noData' | 'failed' | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.fields?.['query'] === 'nothing_to_export') return 'noData';
  return error.reason === 'invalid_request' || error.reason === 'not_found' ? 'failed' : undefined;
}

/** Sort column for a period: sorting by period uses the report's date column, which `custom` lacks. */
function sortIn(period: StoredSchedule['period'], sort: string | undefined): string | undefined {
  const order = sort === undefined ? null : parseSort(sort);
  if (order === null || !isPeriodColumnKey(order.key)) return sort;
  const key = periodColumnKey(period);
  return key && printSort({ ...order, key });
}

function columnsIn(period: StoredSchedule['period'], columns: readonly string[]): string[] {
  const date = periodColumnKey(period);
  return columns.flatMap((key) => (isPeriodColumnKey(key) ? (date ?? []) : key));
}
