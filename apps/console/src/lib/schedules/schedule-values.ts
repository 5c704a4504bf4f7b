import {
  defaultTimeZone,
  scheduleCadences,
  scheduleRanges,
  scheduleRangesOf,
  type Account,
  type Period,
  type ReportSchedule,
  type ReportScheduleInput,
} from '@meridian/api-client/contract';
import * as z from 'zod/mini';

/** The report of the form: a new schedule of a view, or an existing one. */
export interface ScheduledView {
  viewId: string;
  /** The name of the view. */
  name: string;
  period: Period;
  schedule?: ReportSchedule;
}

/** The form values in the form of their controls: a select has only texts. */
export const scheduleValuesSchema = z.object({
  accountId: z.string(),
  range: z.enum(scheduleRanges),
  cadence: z.enum(scheduleCadences),
  weekday: z.string(),
  monthDay: z.string(),
  hour: z.string(),
  byMail: z.boolean(),
});
/** The values of the form. */
export type ScheduleValues = z.infer<typeof scheduleValuesSchema>;

/** The initial form values: every Monday morning for a new one. */
export function initialValues(
  { period, schedule }: ScheduledView,
  accountId: number | undefined,
): ScheduleValues {
  if (schedule) {
    const { range, cadence, weekday, monthDay, hour, byMail } = schedule;
    return {
      accountId: String(schedule.accountId),
      range,
      cadence,
      byMail,
      weekday: String(weekday),
      monthDay: String(monthDay),
      hour: String(hour),
    };
  }
  const ranges = scheduleRangesOf(period);
  return {
    accountId: String(accountId ?? 0),
    range: ranges.find((range) => range === (period === 'month' ? 'lastMonth' : 'lastWeek')) ?? 'lastWeek',
    cadence: period === 'month' ? 'monthly' : 'weekly',
    weekday: '1',
    monthDay: '1',
    hour: '8',
    byMail: false,
  };
}

/** The stored values of the form. */
export function inputOf({ viewId, period }: ScheduledView, values: ScheduleValues): ReportScheduleInput {
  const { range, cadence, byMail } = values;
  return {
    viewId,
    period,
    range,
    cadence,
    byMail,
    accountId: Number(values.accountId),
    weekday: Number(values.weekday),
    monthDay: Number(values.monthDay),
    hour: Number(values.hour),
  };
}

/** The time zone of the hour; if several accounts differ, the server's default. */
export function zoneOf(accounts: readonly Account[], accountId: number): string {
  const selected = accountId === 0 ? accounts : accounts.filter((one) => one.accountId === accountId);
  const zones = new Set(selected.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? (selected[0]?.timeZone ?? defaultTimeZone) : defaultTimeZone;
}
