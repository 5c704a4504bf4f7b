import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { languageIdSchema } from '../language';
import { channels, sections } from './model/sections';
import { titleInfoSchema } from './report-endpoints';

/** Groups of fields, in display order. */
export const fieldGroups = ['basics', 'delivery', 'money', 'results', 'quality', 'details'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** The columns of one section, for all its periods. */
const reportPartSchema = z.object({
  /** `partsIdOf` the section. */
  partsId: z.string(),
  channel: z.enum(channels),
  section: z.enum(sections),
  /** In the caller's language. */
  name: z.string(),
  fieldCount: z.int(),
  shownCount: z.int(),
  /** Whether the caller's selection differs from the default. */
  isChanged: z.boolean(),
});
export type ReportPart = z.infer<typeof reportPartSchema>;

/** A column that a section can show. */
const fieldDefinitionSchema = z.extend(
  z.pick(titleInfoSchema, {
    id: true,
    titleName: true,
    unitDesc: true,
    fixedUnit: true,
    unit: true,
    minWidth: true,
    dataKey: true,
  }),
  {
    partsId: z.string(),
    group: z.enum(fieldGroups),
    /** Whether it cannot be removed and always comes first. */
    isLocked: z.boolean(),
    isShown: z.boolean(),
    /** Whether it is shown by default. */
    isDefault: z.boolean(),
  },
);
export type FieldDefinition = z.infer<typeof fieldDefinitionSchema>;

const access = { permission: 'report:field:edit' } as const;
const partsIdSchema = z.string().check(z.maxLength(60));
const common = {
  account: 'none',
  access,
  paged: false,
} as const;

export const reportPartList = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/advertisementReport/parts/list',
  summary:
    'Returns the sections of the channels that the caller may see, with how many of their fields are shown.',
  body: z.optional(z.object({})),
  data: z.array(reportPartSchema),
  heavy: false,
});

export const reportFieldList = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/advertisementReport/fields/list',
  summary: 'Returns the fields of the given parts: those shown first, in their order, then the others.',
  body: z.object({
    /** Language of the titles; that of the request by default. */
    language: z.optional(languageIdSchema),
    partsIds: z.array(partsIdSchema).check(z.minLength(1), z.maxLength(40)),
  }),
  data: z.array(fieldDefinitionSchema),
  heavy: false,
});

export const reportFieldSave = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/advertisementReport/fields/save',
  summary: 'Sets which fields a part shows, in this order. Locked fields must be among them.',
  body: z.object({
    partsId: partsIdSchema,
    dataKeys: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(100)),
  }),
  data: z.object({}),
  heavy: false,
});

export const reportFieldReset = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/advertisementReport/fields/reset',
  summary: 'Restores the default fields of the given parts.',
  body: z.object({ partsIds: z.array(partsIdSchema).check(z.minLength(1), z.maxLength(40)) }),
  data: z.object({}),
  heavy: false,
});
