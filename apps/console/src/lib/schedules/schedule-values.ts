import {
  defaultTimeZone,
  exportFormats,
  scheduleCadences,
  scheduleRanges,
  scheduleRangesOf,
  type Account,
  type Channel,
  type Period,
  type ReportSchedule,
  type ReportScheduleInput,
  type SavedReportView,
} from '@meridian/api-client/contract';
import * as z from 'zod/mini';

/** A view that is saved with its schedule. */
export interface NewScheduledView extends Pick<SavedReportView, 'channel' | 'section' | 'content'> {
  /** What it contains, in words. */
  line: string;
}

/** The report of the form: a new schedule of a view, or an existing one. */
export interface ScheduledView {
  /** The id of a saved view, or a new view. */
  view: string | NewScheduledView;
  /** The name of the view; of a new one, the suggested name. */
  name: string;
  channel: Channel;
  period: Period;
  schedule?: ReportSchedule;
  /** Whether a new one suggests to send the first report at once. */
  sendsNow?: boolean;
  /** What it cannot send as on screen; already translated. */
  caveat?: string | undefined;
}

/** The form values in the form of their controls: a select has only texts. */
export const scheduleValuesSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: 'required' })),
  accountId: z.string(),
  range: z.enum(scheduleRanges),
  cadence: z.enum(scheduleCadences),
  weekday: z.string(),
  monthDay: z.string(),
  hour: z.string(),
  format: z.enum(exportFormats),
  byMail: z.boolean(),
  recipients: z.array(z.object({ userId: z.string(), name: z.string() })),
  /** Whether the first report is sent as soon as the schedule is stored. */
  sendsNow: z.boolean(),
});
/** The values of the form. */
export type ScheduleValues = z.infer<typeof scheduleValuesSchema>;

/** The initial form values: every Monday morning for a new one. */
export function initialValues(
  { name, period, schedule, sendsNow = false }: ScheduledView,
  accountId: number | undefined,
): ScheduleValues {
  if (schedule) {
    const { range, cadence, weekday, monthDay, hour, format, byMail, recipients } = schedule;
    return {
      name,
      accountId: String(schedule.accountId),
      range,
      cadence,
      format,
      byMail,
      recipients: [...recipients],
      sendsNow: false,
      weekday: String(weekday),
      monthDay: String(monthDay),
      hour: String(hour),
    };
  }
  const ranges = scheduleRangesOf(period);
  return {
    name,
    accountId: String(accountId ?? 0),
    range: ranges.find((range) => range === (period === 'month' ? 'lastMonth' : 'lastWeek')) ?? 'lastWeek',
    cadence: period === 'month' ? 'monthly' : 'weekly',
    weekday: '1',
    monthDay: '1',
    hour: '8',
    format: 'xlsx',
    byMail: false,
    recipients: [],
    sendsNow,
  };
}

/** The stored values of the form. */
export function inputOf({ view, period }: ScheduledView, values: ScheduleValues): ReportScheduleInput {
  const { name, range, cadence, format, byMail } = values;
  return {
    ...(typeof view === 'string' ? { viewId: view } : { query: { ...newViewOf(view), name } }),
    period,
    range,
    cadence,
    format,
    byMail,
    recipientIds: values.recipients.map(({ userId }) => userId),
    accountId: Number(values.accountId),
    weekday: Number(values.weekday),
    monthDay: Number(values.monthDay),
    hour: Number(values.hour),
  };
}

const newViewOf = ({ channel, section, content }: NewScheduledView) => ({ channel, section, content });

/** The time zone of the hour; if several accounts differ, the server's default. */
export function zoneOf(accounts: readonly Account[], accountId: number): string {
  const selected = accountId === 0 ? accounts : accounts.filter((one) => one.accountId === accountId);
  const zones = new Set(selected.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? (selected[0]?.timeZone ?? defaultTimeZone) : defaultTimeZone;
}
