import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { channels, sections } from './reports/model/sections';

/**
 * What happened in an account: files whose data was imported or removed again, uploads of drafts, items that the provider's review
 * rejected, changes of monthly budgets, and notes of users.
 */
export const accountEventKinds = ['note', 'rejection', 'budget', 'upload', 'import', 'importUndo'] as const;
/** A kind of event of an account, the most notable first. */
export type AccountEventKind = (typeof accountEventKinds)[number];

/** Listed events per day; `counts` covers all. */
export const maxDayEvents = 50;
/** Days of a request. */
export const maxEventDays = 1_100;
export const maxDayNoteLength = 500;
/** Notes per day of an account. */
export const maxDayNotes = 50;

const common = {
  id: z.string(),
  time: z.iso.datetime(),
  /** Null for the server itself, and for a deleted user. */
  userName: z.nullable(z.string()),
};
const amountSchema = z.nullable(z.string());

const accountEventSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('note'),
    text: z.string(),
    /** Whether the caller may change and delete it. */
    canEdit: z.boolean(),
  }),
  z.object({
    ...common,
    kind: z.literal('rejection'),
    /** Null if the draft was deleted. */
    draftId: z.nullable(z.uuid()),
    draftName: z.string(),
    /** Rejected items. */
    count: z.int(),
  }),
  z.object({
    ...common,
    kind: z.literal('budget'),
    /** `yyyy-MM`. */
    month: z.string(),
    /** Channels whose budget was changed; amounts in the account's currency, null for none. */
    budgets: z.array(z.object({ channel: z.enum(channels), before: amountSchema, after: amountSchema })),
  }),
  z.object({
    ...common,
    kind: z.literal('upload'),
    draftId: z.nullable(z.uuid()),
    draftName: z.string(),
    /** Items that the provider accepted. */
    count: z.int(),
  }),
  z.object({
    ...common,
    kind: z.enum(['import', 'importUndo']),
    fileName: z.string(),
    channel: z.enum(channels),
    section: z.enum(sections),
    /** Rows of the account. */
    count: z.int(),
  }),
]);
/** Something that happened in an account. */
export type AccountEvent = z.infer<typeof accountEventSchema>;

const accountEventDaySchema = z.object({
  /** In the account's time zone. */
  date: z.iso.date(),
  /** Number of events of each kind that the day has. */
  counts: z.partialRecord(z.enum(accountEventKinds), z.int()),
  /** Notes first, otherwise the newest first; at most `maxDayEvents`. */
  events: z.array(accountEventSchema),
});
/** The events of one day. */
export type AccountEventDay = z.infer<typeof accountEventDaySchema>;

const base = '/marketing/api/v1/account';

/** Events of an account by day, the newest first. Kinds that the caller's permissions do not cover are left out. Errors: 400 for a range that ends before it begins or is too long. */
export const accountEvents = defineEndpoint({
  path: `${base}/event/list`,
  summary:
    'Returns what happened in an account on each day of a range: imports, uploads, rejections, budget changes and notes, as far as the caller’s permissions cover them.',
  access: 'session',
  account: 'required',
  body: z.object({
    accountId: z.int().check(z.minimum(0)),
    beginDate: z.iso.date(),
    endDate: z.iso.date(),
  }),
  data: z.object({ days: z.array(accountEventDaySchema) }),
  paged: false,
  heavy: false,
});

// a note may have several lines
const forbidden = /(?![\n\t])[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** User input of a note. Its errors are keys of the namespace `errors`. */
export const dayNoteFormSchema = z.object({
  date: z.iso.date({ error: 'required' }),
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.maxLength(maxDayNoteLength, { error: 'too_many_characters' }),
    z.refine((text) => !forbidden.test(text), { error: 'forbidden_characters' }),
  ),
});

const noteAccess = { access: { permission: 'report:note:edit' }, paged: false, heavy: false } as const;

/**
 * Creates or changes a note. Errors: 404 for the id of a note of another user or account; 400 for more notes than a day may have.
 */
export const dayNoteSave = defineEndpoint({
  ...noteAccess,
  path: `${base}/note/save`,
  summary:
    'Creates a note about a day of an account with a caller-supplied `id`, or updates one of the caller’s notes. Administrators may update every note.',
  account: 'required',
  body: z.extend(dayNoteFormSchema, { id: z.uuid(), accountId: z.int().check(z.minimum(0)) }),
  data: z.null(),
});

/** Deletes a note. Errors: 404. */
export const dayNoteDelete = defineEndpoint({
  ...noteAccess,
  path: `${base}/note/delete`,
  summary: 'Deletes one of the caller’s notes about accounts; for administrators, any note.',
  account: 'required',
  body: z.object({ id: z.uuid(), accountId: z.int().check(z.minimum(0)) }),
  data: z.null(),
});
