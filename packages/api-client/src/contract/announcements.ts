import * as z from 'zod/mini';
import { announcementStates } from './announcement-states';
import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import { messageLimits } from './messages';

const languageKeySchema = z.enum(['cn', 'en', 'tw']);

/** An announcement in one language. If cn or tw is empty, readers of that language get the English text. */
const announcementTextSchema = z.object({
  title: z.string().check(z.trim(), z.maxLength(messageLimits.title)),
  /** HTML of paragraphs, lists, emphasis, small tables and links; sanitized by the server on save. */
  text: z.string().check(z.maxLength(20_000)),
  /** The language from which the text was copied, until a user reviews it; null afterwards. */
  filledFrom: z.nullable(languageKeySchema),
});
/** An announcement in one language. */
export type AnnouncementText = z.infer<typeof announcementTextSchema>;

const textsSchema = z.object({
  cn: announcementTextSchema,
  en: announcementTextSchema,
  tw: announcementTextSchema,
});
/** An announcement in every language. */
export type AnnouncementTexts = z.infer<typeof textsSchema>;

/** An announcement in the view of its editors. */
const announcementSchema = z.object({
  id: z.uuid(),
  state: z.enum(announcementStates),
  /** Increases with each save. A save of an older version is rejected with 409. */
  version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  texts: textsSchema,
  /** Whether it pops up once for each user. */
  hasPopup: z.boolean(),
  /** Time at which it appears; null: on publication. */
  publishTime: z.nullable(z.iso.datetime()),
  savedTime: z.iso.datetime(),
  /** Name of the user who saved this version. */
  savedBy: z.string(),
  /** Recipients at the time of the response. */
  recipients: z.int().check(z.minimum(0)),
  /** Recipients who have read it. */
  readers: z.int().check(z.minimum(0)),
});
/** An announcement in the view of its editors. */
export type Announcement = z.infer<typeof announcementSchema>;

const access = { permission: 'message:announcement:edit' } as const;
const base = '/marketing/api/v1/system/announcement';
const versioned = z.object({ id: z.uuid(), version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) });

/** Lists all announcements, the most recently saved first. */
export const announcementList = defineEndpoint({
  path: `${base}/list`,
  summary: 'Returns all announcements, most recently saved first.',
  access,
  account: 'none',
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.optional(z.object({ state: z.optional(z.enum(announcementStates)) })),
  }),
  data: z.object({ list: z.array(announcementSchema) }),
  paged: true,
  heavy: false,
});

/** One announcement with its texts. Errors: 404 for an unknown id. */
export const announcementDetail = defineEndpoint({
  path: `${base}/detail`,
  summary: 'Returns one announcement.',
  access,
  account: 'none',
  body: z.object({ id: z.uuid() }),
  data: announcementSchema,
  paged: false,
  heavy: false,
});

/** Updates the draft with the given `version`, or creates one. Errors: 409 for a version that is not the latest. */
export const announcementSave = defineEndpoint({
  path: `${base}/save`,
  summary: 'Updates the draft with the given `version`, or creates one with a caller-supplied `id`.',
  access,
  account: 'none',
  body: z.object({
    id: z.optional(z.uuid()),
    version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    texts: textsSchema,
    hasPopup: z.boolean(),
    publishTime: z.nullable(z.iso.datetime()),
  }),
  data: announcementSchema,
  paged: false,
  heavy: false,
});

/** Publishes a draft, at once or at its `publishTime`. Errors: 409 for a version that is not the latest. */
export const announcementPublish = defineEndpoint({
  path: `${base}/publish`,
  summary:
    'Publishes a draft now or at its publish time. Rejected until every language is reviewed and the English text is filled in.',
  access,
  account: 'none',
  body: versioned,
  data: announcementSchema,
  paged: false,
  heavy: false,
});

/** Removes a published or scheduled announcement from every inbox and makes it a draft. */
export const announcementWithdraw = defineEndpoint({
  path: `${base}/withdraw`,
  summary:
    'Withdraws a published or scheduled announcement: removes it from every inbox and turns it back into a draft.',
  access,
  account: 'none',
  body: versioned,
  data: announcementSchema,
  paged: false,
  heavy: false,
});

/** Deletes a draft. */
export const announcementDelete = defineEndpoint({
  path: `${base}/delete`,
  summary: 'Deletes an announcement draft.',
  access,
  account: 'none',
  body: versioned,
  data: z.null(),
  paged: false,
  heavy: false,
});

/** Sends the saved announcement to the caller only, as a test. */
export const announcementTest = defineEndpoint({
  path: `${base}/test`,
  summary: 'Sends the saved announcement to the caller only, as a test.',
  access,
  account: 'none',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  paged: false,
  heavy: false,
});
