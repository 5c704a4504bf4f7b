import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { exportFormats } from './exports';
import { periods } from './model/period';
import { channels, sections } from './model/sections';
import { scheduleRanges } from './schedule-ranges';
import { newReportViewSchema } from './views';

/** How often a report is sent. */
export const scheduleCadences = ['daily', 'weekly', 'monthly'] as const;
/** How often a report is sent. */
export type ScheduleCadence = (typeof scheduleCadences)[number];

/** Maximum number of schedules per user. */
export const maxReportSchedules = 20;

/** Maximum number of recipients of a schedule, in addition to its user. */
export const maxScheduleRecipients = 20;

/** The last day of the month, as a day of the month. */
export const lastDayOfMonth = 31;

/** Why a schedule is paused, other than by its user; words are the texts `schedules.pauseReasons`. */
export const schedulePauseReasons = ['viewLost', 'accountLost', 'permissionLost', 'userFrozen'] as const;
/** Why a schedule is paused, other than by its user. */
export type SchedulePauseReason = (typeof schedulePauseReasons)[number];

/**
 * Outcome of the latest report. `pending`: its file is being created; `cut`: sent with the first rows only; `noData`: there was nothing
 * to send; `failed`: its file could not be created.
 */
export const scheduleOutcomes = ['pending', 'sent', 'cut', 'noData', 'failed'] as const;
/** Outcome of the latest report. */
export type ScheduleOutcome = (typeof scheduleOutcomes)[number];

const monthDaySchema = z.union([z.int().check(z.minimum(1), z.maximum(28)), z.literal(lastDayOfMonth)]);

/** When a report is sent: `weekday` applies only to weekly ones, `monthDay` only to monthly ones. */
const timing = {
  cadence: z.enum(scheduleCadences),
  /** 1 Monday … 7 Sunday. */
  weekday: z._default(z.int().check(z.minimum(1), z.maximum(7)), 1),
  /** 1 to 28, or `lastDayOfMonth`. */
  monthDay: z._default(monthDaySchema, 1),
  /** 0 to 23, in the time zone of the account. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
};

const scheduleFields = {
  period: z.enum(periods),
  /** One of `scheduleRangesOf(period)`. */
  range: z.enum(scheduleRanges),
  ...timing,
  format: z._default(z.enum(exportFormats), 'xlsx'),
  /** Whether the file is also sent by email, once the user has confirmed an address. */
  byMail: z._default(z.boolean(), false),
};

const scheduleRecipientSchema = z.object({
  userId: z.uuid(),
  /** The person's name, or the username if it is unknown. */
  name: z.string(),
});
/** A user who gets a scheduled report, or may get it. */
export type ScheduleRecipient = z.infer<typeof scheduleRecipientSchema>;

const reportScheduleSchema = z.object({
  id: z.uuid(),
  /** Null if the view was deleted. */
  viewId: z.nullable(z.uuid()),
  /** The last name of the view. */
  name: z.string(),
  channel: z.enum(channels),
  section: z.enum(sections),
  ...scheduleFields,
  weekday: z.int(),
  monthDay: z.int(),
  format: z.enum(exportFormats),
  byMail: z.boolean(),
  /** Other users who get it, by name. Each gets an own file, with what that user may see. */
  recipients: z.array(scheduleRecipientSchema),
  /** 0: all accounts that the user may see when the report is sent. */
  accountId: z.int().check(z.minimum(0)),
  /** Null for all accounts, and for one that the user may no longer see. */
  account: z.nullable(z.object({ accountNo: z.string(), accountName: z.string() })),
  /** IANA name of the zone of the hour. */
  timeZone: z.string(),
  isPaused: z.boolean(),
  /** Null if its user paused it. */
  pauseReason: z.nullable(z.enum(schedulePauseReasons)),
  /** Time of the next report; null while it is paused. */
  nextTime: z.nullable(z.iso.datetime()),
  /** Start of the latest report; null before the first. */
  lastTime: z.nullable(z.iso.datetime()),
  lastOutcome: z.nullable(z.enum(scheduleOutcomes)),
  /** The file of the latest report; null if there is none, or it was deleted. */
  lastFile: z.nullable(z.object({ id: z.uuid(), fileName: z.string() })),
  /** Files of the latest report, of its user and the recipients; null before the first, and if it had no recipients. */
  lastFiles: z.nullable(
    z.object({ sent: z.int(), total: z.int(), /** Not yet created. */ pending: z.int() }),
  ),
});
/** A saved view that is sent to the caller regularly. */
export type ReportSchedule = z.infer<typeof reportScheduleSchema>;

/** A report that another user sends to the caller. */
const receivedReportSchema = z.object({
  id: z.uuid(),
  /** Who sends it: the person's name, or the username if it is unknown. */
  sender: z.string(),
  ...z.pick(reportScheduleSchema, {
    name: true,
    channel: true,
    section: true,
    period: true,
    range: true,
    accountId: true,
    cadence: true,
    weekday: true,
    monthDay: true,
    hour: true,
    isPaused: true,
    nextTime: true,
  }).shape,
  /** Whether the caller gets it by email, too. */
  byMail: z.boolean(),
  /** Null for all accounts that both users may see, and for one that the caller may not see. */
  account: reportScheduleSchema.shape.account,
  timeZone: z.string(),
  /** Start of the latest report for the caller, with its outcome and file; null before the first. */
  lastTime: reportScheduleSchema.shape.lastTime,
  lastOutcome: reportScheduleSchema.shape.lastOutcome,
  lastFile: reportScheduleSchema.shape.lastFile,
});
/** A report that another user sends to the caller. */
export type ReceivedReport = z.infer<typeof receivedReportSchema>;

const common = {
  access: { permission: 'report:export:create' },
  account: 'none',
  paged: false,
} as const;
const base = '/marketing/api/v1/reportSchedule';

/**
 * Finds users who may get a report with the caller: active ones who may see its account and export it. Of all accounts, those who share
 * an account with the caller. Returns up to 20, by name. Errors: 403 for an account or a report that the caller may not see.
 */
export const reportScheduleRecipientList = defineEndpoint({
  ...common,
  path: `${base}/recipient/list`,
  summary: 'Returns users who may get a scheduled report of the caller.',
  account: 'optional',
  body: z.object({
    channel: z.enum(channels),
    /** 0: all accounts of the caller. */
    accountId: z._default(z.int().check(z.minimum(0)), 0),
    /** Part of a name; empty: any. */
    text: z._default(z.string().check(z.maxLength(50)), ''),
  }),
  data: z.object({ list: z.array(scheduleRecipientSchema) }),
  heavy: false,
});

/** Lists the schedules of the caller, the newest first. */
export const reportScheduleList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the caller’s scheduled reports, newest first.',
  body: z.object({}),
  data: z.object({ list: z.array(reportScheduleSchema) }),
  heavy: false,
});

/** Lists up to 200 reports that other users send to the caller, the newest first. */
export const reportScheduleReceivedList = defineEndpoint({
  ...common,
  path: `${base}/received/list`,
  summary: 'Returns the reports that other users send to the caller, newest first.',
  body: z.object({}),
  data: z.object({ list: z.array(receivedReportSchema) }),
  heavy: false,
});

/** Removes the caller from the recipients of a report, with files that are not finished. Others still get it. Errors: 404. */
export const reportScheduleReceivedStop = defineEndpoint({
  ...common,
  path: `${base}/received/stop`,
  summary: 'Ends a report that another user sends to the caller.',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  heavy: false,
});

const reportScheduleSaveSchema = z
  .object({
    id: z.uuid(),
    /** A saved view; absent if `query` has a new one. */
    viewId: z.optional(z.uuid()),
    /** A view to save with the schedule, in the same transaction. */
    query: z.optional(newReportViewSchema),
    /** 0: all accounts that the user may see when the report is sent. */
    accountId: z._default(z.int().check(z.minimum(0)), 0),
    ...scheduleFields,
    /** Other users who get it. New ones must be among those that `reportScheduleRecipientList` finds. */
    recipientIds: z._default(z.array(z.uuid()).check(z.maxLength(maxScheduleRecipients)), []),
  })
  .check(
    z.refine(({ viewId, query }) => (viewId === undefined) !== (query === undefined), {
      path: ['viewId'],
      error: 'invalid',
    }),
  );
/** User input of a schedule. */
export type ReportScheduleInput = Omit<z.infer<typeof reportScheduleSaveSchema>, 'id'>;

/**
 * Creates or changes a schedule, of a saved view or of one that is saved with it: either both are stored or neither. A repeated request
 * changes the view that it saved. If its user has not paused it, it is sent from then on. Errors: those of `reportViewSave`; 404 for another user's id and for a
 * view that the caller cannot see; 403 without the permission for its report; 400 for more schedules than the maximum, for a range
 * that the period does not have, at `recipientIds` for a new recipient who may not get it, and at `period` if the view is compared with a range that it does not have.
 */
export const reportScheduleSave = defineEndpoint({
  ...common,
  account: 'optional',
  path: `${base}/save`,
  summary:
    'Updates one of the caller’s scheduled reports, or creates one with a caller-supplied `id`; `query` saves its view with it.',
  body: reportScheduleSaveSchema,
  data: reportScheduleSchema,
  heavy: false,
});

/** Pauses a schedule, or resumes a paused one. Errors: 404; 400 at `id` while the reason of the pause remains. */
export const reportSchedulePause = defineEndpoint({
  ...common,
  path: `${base}/pause`,
  summary: 'Pauses or resumes one of the caller’s scheduled reports.',
  body: z.object({ id: z.uuid(), isPaused: z.boolean() }),
  data: reportScheduleSchema,
  heavy: false,
});

/** Deletes a schedule. The files that it sent stay. Errors: 404. */
export const reportScheduleDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes one of the caller’s scheduled reports.',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  heavy: false,
});

/**
 * Sends a report immediately; its schedule stays unchanged. `lastOutcome` of the response says whether there was something to send.
 * Errors: 404; 400 at `id` while one is being created, and if the view, the account or the permission is lost; 429 and 503 as for
 * exports.
 */
export const reportScheduleSend = defineEndpoint({
  ...common,
  path: `${base}/send`,
  summary: 'Sends one of the caller’s scheduled reports now.',
  body: z.object({ id: z.uuid() }),
  data: reportScheduleSchema,
  heavy: 'write',
});
