import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { draftVersionSchema } from './drafts';
import { countSchema, draftKindSchema } from './upload-shapes';

/** Entries of a draft's history in one response. */
export const historyEntriesPerPage = 20;
/** Rows of an entry in one response. */
export const historyRowsPerPage = 100;

/**
 * Where a change came from: users who edit, changes that were fetched from the account, going back to a version, or undoing an entry.
 */
const draftHistoryOrigins = ['edit', 'account', 'restore', 'undo'] as const;
export type DraftHistoryOrigin = (typeof draftHistoryOrigins)[number];

const rowIdSchema = z.string().check(z.minLength(1), z.maxLength(64));
const valueSchema = z.nullable(z.object({ value: z.unknown() }));

const groupSchema = z.object({
  type: z.enum(['renamed', 'added', 'removed', 'changed', 'moved', 'reordered']),
  /** Null for the draft itself. */
  kind: z.nullable(draftKindSchema),
  /** Only of `changed`. */
  field: z.nullable(z.string()),
  rows: countSchema,
  /** Number of their parents. */
  parents: countSchema,
  /** Name of the row, if it is one. */
  name: z.nullable(z.string()),
  /** Current name of the parent, if it is one and still there. */
  parentName: z.nullable(z.string()),
  /** The value before, if it is the same of all rows and short. */
  from: valueSchema,
  to: valueSchema,
});
/** Rows to which the same happened. */
export type DraftHistoryGroup = z.infer<typeof groupSchema>;

const rowSchema = z.object({
  kind: draftKindSchema,
  id: z.string(),
  name: z.string(),
  /** Current name of the parent; empty if it is gone. */
  parentName: z.string(),
  type: z.enum(['added', 'removed', 'changed']),
  /** `parentId` for a row that moved to another parent: names of the parents. */
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** Whether it moved among the rows of its parent. */
  isReordered: z.boolean(),
  /** Whether the draft has the row now. */
  isPresent: z.boolean(),
});
/** What happened to a row. */
export type DraftHistoryRow = z.infer<typeof rowSchema>;

const entrySchema = z.object({
  /** First and last version of the entry. */
  from: draftVersionSchema,
  to: draftVersionSchema,
  origin: z.enum(draftHistoryOrigins),
  /** The version that `restore` went back to, or the last version of the entry that `undo` took back. */
  target: z.nullable(draftVersionSchema),
  /** Name of the user; empty if the user was deleted. */
  userName: z.string(),
  /** Of the first and of the last version. */
  startTime: z.iso.datetime(),
  time: z.iso.datetime(),
  /** Number of changed rows. Values that changed back within the entry are left out. */
  rows: countSchema,
  groups: z.array(groupSchema),
});
/** Changes that a user saved one soon after the other. */
export type DraftHistoryEntry = z.infer<typeof entrySchema>;

/** Why a draft cannot go back; `count`: of deleted pictures. */
const refusalSchema = z.nullable(
  z.object({
    reason: z.enum(['uploaded', 'account', 'pictures', 'locked']),
    count: countSchema,
  }),
);
export type DraftHistoryRefusal = NonNullable<z.infer<typeof refusalSchema>>;

/** Back to a version, with everything that was saved since; or only the changes of an entry. */
const targetSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('version'), version: draftVersionSchema }),
  z.object({ type: z.literal('entry'), from: draftVersionSchema, to: draftVersionSchema }),
]);
export type DraftHistoryTarget = z.infer<typeof targetSchema>;

const common = { account: 'none', paged: false } as const;
const view = { permission: 'draft:draft:view' } as const;
const base = '/marketing/api/v1/draft/history';

/**
 * Who changed what when in a draft, newest first. Errors: 404.
 */
export const draftHistoryList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns who changed what when in an ad draft, newest first.',
  access: view,
  body: z.object({
    id: z.uuid(),
    /** Only entries before this version. */
    before: z.optional(draftVersionSchema),
    /** Name of the user. */
    userName: z.optional(z.string().check(z.maxLength(100))),
    kind: z.optional(draftKindSchema),
    row: z.optional(z.object({ kind: draftKindSchema, id: rowIdSchema })),
  }),
  data: z.object({
    entries: z.array(entrySchema),
    /** `before` of the next page; null after the oldest entry. A page may be empty although older ones match. */
    next: z.nullable(draftVersionSchema),
    /** Current version of the draft. */
    version: draftVersionSchema,
    /** Whether the oldest stored change is the first one of the draft. */
    isComplete: z.boolean(),
    /** Names of the users who changed the draft. */
    userNames: z.array(z.string()),
  }),
  heavy: 'read',
});

/** The rows that an entry changed, in pages. Errors: 404 also for an entry that is no longer stored. */
export const draftHistoryRows = defineEndpoint({
  ...common,
  path: `${base}/rows`,
  summary: 'Returns the rows that an entry of the history of an ad draft changed.',
  access: view,
  body: z.object({
    id: z.uuid(),
    from: draftVersionSchema,
    to: draftVersionSchema,
    offset: z._default(countSchema, 0),
  }),
  data: z.object({ rows: z.array(rowSchema), total: countSchema }),
  heavy: 'read',
});

/**
 * What going back would change, without changing anything. Errors: 404 also for a version that is no longer stored.
 */
export const draftHistoryPreview = defineEndpoint({
  ...common,
  path: `${base}/preview`,
  summary: 'Returns what would change in an ad draft by going back to a version, or by undoing an entry.',
  access: view,
  body: z.object({ id: z.uuid(), target: targetSchema }),
  data: z.object({
    /** Version of the draft that would change. */
    version: draftVersionSchema,
    refusal: refusalSchema,
    groups: z.array(groupSchema),
    /** The first rows. */
    rows: z.array(rowSchema),
    total: countSchema,
    /** Changes of the entry that stay, because the rows changed again since. */
    conflicts: countSchema,
  }),
  heavy: 'read',
});

/**
 * Goes back to a version, or undoes an entry, as a new change. Errors: 404; 409 if the draft has another version than `version`; 423 while
 * it is locked; 400 for the other reasons of a preview.
 */
export const draftHistoryRestore = defineEndpoint({
  ...common,
  path: `${base}/restore`,
  summary: 'Restores a version of an ad draft, or undoes an entry of its history, as a new change.',
  access: { permission: 'draft:draft:edit' },
  body: z.object({ id: z.uuid(), version: draftVersionSchema, target: targetSchema }),
  data: z.object({ version: draftVersionSchema }),
  heavy: 'write',
});
