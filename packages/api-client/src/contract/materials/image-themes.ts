import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

export const maxThemeNameLength = 50;
/** Maximum number of themes per account. */
export const maxThemesPerAccount = 500;

const themeSchema = z.object({
  id: z.uuid(),
  accountId: z.int(),
  name: z.string(),
  /** Number of images in it. */
  imageCount: z.int().check(z.minimum(0)),
});
/** A theme of the material library. */
export type ImageTheme = z.infer<typeof themeSchema>;

const common = { account: 'none', paged: false } as const;
const edit = { permission: 'material:image:edit' } as const;
const base = '/marketing/api/v1/material/theme';
const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxThemeNameLength));

/** All themes of the caller's accounts by name, with the number of images without one. */
export const imageThemeList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the image themes of the caller’s accounts, sorted by name.',
  access: { permission: 'material:image:view' },
  account: 'optional',
  body: z.object({ accountId: z.optional(z.int()) }),
  data: z.object({ list: z.array(themeSchema), withoutTheme: z.int().check(z.minimum(0)) }),
  heavy: false,
});

/**
 * Creates a theme of `accountId`, or renames the one with `id`. Ad drafts keep its old name. Errors: 404; 400 for a name that the
 * account already has, or for too many themes.
 */
export const imageThemeSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Creates or renames a theme of the material library.',
  access: edit,
  account: 'optional',
  body: z.object({
    accountId: z.optional(z.int()),
    /** Absent: a new theme. */
    id: z.optional(z.uuid()),
    name: nameSchema,
  }),
  data: themeSchema,
  heavy: false,
});

/** Moves all images of themes to another theme of the same account, and deletes the themes. Errors: 404; 400. */
export const imageThemeMerge = defineEndpoint({
  ...common,
  path: `${base}/merge`,
  summary: 'Moves all images of the given themes to another theme, and deletes the themes.',
  access: edit,
  body: z.object({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxThemesPerAccount)),
    intoId: z.uuid(),
  }),
  data: themeSchema,
  heavy: false,
});

/**
 * Deletes a theme. Errors: 404; 400 with `theme_has_pictures` for `id` while it contains images, or with `theme_used` and
 * `imageUsesSchema` as `data` while ad drafts name it.
 */
export const imageThemeDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes a theme. Rejected while it has images or an ad draft uses it.',
  access: edit,
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  heavy: false,
});
