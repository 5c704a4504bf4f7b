import * as z from 'zod/mini';
import { uploadFailureSchema } from '../drafts/upload-shapes';
import { defineEndpoint, type Endpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { imagePageSizes } from './image-page-sizes';
import { imageRatios, maxImagePixels } from './image-rules';

/** Sort keys of images. */
export const imageSorts = ['name', 'createdTime', 'bytes', 'width', 'height'] as const;
/** Maximum number of images per request. */
export const maxImageIds = 10_000;
/** Maximum number of names and ids per request. */
export const maxImageNames = 1_000;
/** Maximum number of crops per request. */
const maxCrops = 20;

/** `none`: never sent to the provider. `pending`: being sent. `failed`: rejected. */
export const imageSyncStates = ['none', 'pending', 'synchronized', 'failed'] as const;
export type ImageSyncState = (typeof imageSyncStates)[number];

const pixels = z.int().check(z.minimum(1), z.maximum(maxImagePixels));
const offset = z.int().check(z.minimum(0), z.maximum(maxImagePixels));
const countSchema = z.int().check(z.minimum(0));

/** The part of an original that an image shows, in pixels of the original. */
const areaFields = { x: offset, y: offset, width: pixels, height: pixels };

export const imageSchema = z.object({
  id: z.uuid(),
  accountId: z.int(),
  /** Name of the uploaded file without its extension. */
  name: z.string(),
  width: pixels,
  height: pixels,
  /** Null for an original with another ratio, which ads can show only after a crop. */
  ratio: z.nullable(z.enum(imageRatios)),
  bytes: z.int(),
  mime: z.enum(['image/jpeg', 'image/png']),
  themeId: z.nullable(z.uuid()),
  /** The image from which it was cropped; null for an upload, and if the original was deleted. */
  originalId: z.nullable(z.uuid()),
  crop: z.nullable(z.object(areaFields)),
  /** Whether the provider has it. */
  isSynchronized: z.boolean(),
  syncState: z.enum(imageSyncStates),
  /** Why the provider rejected it; for a pending image, why the last attempt failed. */
  syncFailure: z.nullable(uploadFailureSchema),
  /** Number of units of ad drafts that use it. */
  unitCount: countSchema,
  /** Number of creatives of these units with the image's theme in the unit. */
  creativeCount: countSchema,
  createdTime: z.iso.datetime(),
  /** Name of the user; empty if the user was deleted. */
  createdBy: z.string(),
});
/** A picture of the material library. */
export type LibraryImage = z.infer<typeof imageSchema>;

/** `data` of the error of a deletion: where images, or the name of a theme, are used. */
export const imageUsesSchema = z.object({
  /** The first 100 uses. */
  uses: z.array(
    z.object({
      /** Null if a row of the draft uses the theme by name. */
      imageId: z.nullable(z.uuid()),
      imageName: z.string(),
      draftId: z.uuid(),
      draftName: z.string(),
      unitId: z.string(),
      unitName: z.string(),
    }),
  ),
  totalCount: countSchema,
});
/** A place where an image or a theme is used. */
export type ImageUse = z.infer<typeof imageUsesSchema>['uses'][number];

const common = { account: 'none', paged: false } as const;
const view = { permission: 'material:image:view' } as const;
const edit = { permission: 'material:image:edit' } as const;
const base = '/marketing/api/v1/material/image';
export const imageIdsSchema = z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxImageIds));
const maxNameLength = 120;

const imageFilters = {
  accountId: z.optional(z.int()),
  /** Only these accounts. */
  accountIds: z.optional(z.array(z.int()).check(z.maxLength(1_000))),
  /** null: images without a theme. */
  themeId: z.optional(z.nullable(z.uuid())),
  /** null: images of other ratios. */
  ratio: z.optional(z.nullable(z.enum(imageRatios))),
  minWidth: z.optional(pixels),
  maxWidth: z.optional(pixels),
  minHeight: z.optional(pixels),
  maxHeight: z.optional(pixels),
  /** Whether a unit of an ad draft uses it. */
  isUsed: z.optional(z.boolean()),
  /** Part of the name of a unit of an ad draft that uses it; case does not matter. */
  unitName: z.optional(z.string().check(z.maxLength(maxNameLength))),
  /** Part of the name; case does not matter. */
  name: z.optional(z.string().check(z.maxLength(maxNameLength))),
};
const listed = {
  page: z.optional(pageRequestSchema({ sizes: imagePageSizes })),
  query: z.optional(
    z.object({
      ...imageFilters,
      isSynchronized: z.optional(z.boolean()),
      syncState: z.optional(z.enum(imageSyncStates)),
    }),
  ),
};
const imagesSchema = z.object({ list: z.array(imageSchema) });

const namedImageSchema = z.object({
  ...z.pick(imageSchema, { id: true, name: true, ratio: true }).shape,
  /** Name of the theme; null without one. */
  theme: z.nullable(z.string()),
});
/** The fields of an image that rows of a draft need if a file names the image. */
export type NamedImage = z.infer<typeof namedImageSchema>;

/** Images of the caller's accounts, by default the newest first. `imageFileUrl` has the address of their files. */
export const imageList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the images of the caller’s accounts, newest first.',
  access: view,
  account: 'optional',
  body: z.object(listed),
  data: imagesSchema,
  paged: true,
  heavy: false,
});

/** Like `imageList`, only for images that the provider has. */
export const providerImageList = defineEndpoint({
  ...common,
  path: `${base}/baidu/list`,
  summary: 'Returns the images of the caller’s accounts that the provider has, newest first.',
  access: view,
  account: 'optional',
  body: z.object({ page: listed.page, query: z.optional(z.object(imageFilters)) }),
  data: imagesSchema,
  paged: true,
  heavy: false,
});

/**
 * Images of an account by their ids or names; case, width and spaces of names do not matter. Several images can have the same name;
 * unknown names are absent from the response.
 */
export const imageFind = defineEndpoint({
  ...common,
  path: `${base}/find`,
  summary: 'Returns the images of an account that have one of the given ids or names.',
  access: view,
  account: 'required',
  body: z.object({
    accountId: z.int(),
    names: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(maxImageNames)),
  }),
  data: z.object({ list: z.array(namedImageSchema) }),
  heavy: false,
});

/**
 * Crops images from an original, all or none; the original stays. Errors: 404; 400 with the path of the invalid field, such as
 * `crops.1.targetWidth`, and one of `cropProblems`; 413 beyond the quota of the account.
 */
export const imageCrop = defineEndpoint({
  ...common,
  path: `${base}/crop`,
  summary: 'Crops images from an original, without changing the original.',
  access: edit,
  body: z.object({
    id: z.uuid(),
    crops: z
      .array(z.object({ ...areaFields, ratio: z.enum(imageRatios), targetWidth: pixels }))
      .check(z.minLength(1), z.maxLength(maxCrops)),
    /** Theme of the new images; by default that of the original. */
    themeId: z.optional(z.nullable(z.uuid())),
  }),
  data: z.object({ images: z.array(imageSchema) }),
  heavy: false,
});

/**
 * Deletes images, all or none; they can be restored for a day. Errors: 404; 400 with `picture_used` for `ids`, and `imageUsesSchema` as
 * `data`, while units of ad drafts use one of them.
 */
export const imageDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes images that no ad draft uses, all or none. They can be restored within a day.',
  access: edit,
  body: z.object({ ids: imageIdsSchema }),
  data: z.null(),
  heavy: false,
});

/** Restores deleted images, all or none. Errors: 404. */
export const imageRestore = defineEndpoint({
  ...common,
  path: `${base}/restore`,
  summary: 'Restores deleted images, all or none.',
  access: edit,
  body: z.object({ ids: imageIdsSchema }),
  data: z.null(),
  heavy: false,
});

/** Moves images of one account to one of its themes, all or none; null: to none. Errors: 404. */
export const imageChangeTheme = defineEndpoint({
  ...common,
  path: `${base}/changeTheme`,
  summary: 'Moves images to a theme of their account, all or none.',
  access: edit,
  body: z.object({ ids: imageIdsSchema, themeId: z.nullable(z.uuid()) }),
  data: z.null(),
  heavy: false,
});

const fileAccessSchema = z.object({ session: z.uuid(), signature: z.string() });
/** Query parameters of an image URL, since `<img>` cannot send the token. */
export type ImageFileAccess = z.infer<typeof fileAccessSchema>;

/** Allows reading the files of images without the token, for `imageFileUrl`, until the session ends. */
export const imageFileAccess = defineEndpoint({
  ...common,
  path: `${base}/fileAccess`,
  summary: 'Returns a signature for the URLs of image files, valid until the session ends.',
  access: view,
  body: z.object({}),
  data: fileAccessSchema,
  heavy: false,
});

/** `full`: as stored. `thumbnail`: WebP, at most 360 × 360 pixels. */
export const imageFileSizes = ['full', 'thumbnail'] as const;
export type ImageFileSize = (typeof imageFileSizes)[number];

/**
 * The file of an image: bytes without an envelope, immutable. HTTP 404 for an unknown image, an account that the user may not see, a
 * wrong signature, or an ended session.
 */
export const imageFile = {
  path: `${base}/file/:id`,
  query: z.object({
    session: z.uuid(),
    signature: z.string().check(z.maxLength(100)),
    size: z._default(z.enum(imageFileSizes), 'full'),
  }),
} as const satisfies Pick<Endpoint, 'path'> & { query: z.ZodMiniObject };

/** The path of the file of an image below `basePath`. */
export function imageFileUrl(
  id: string,
  { session, signature }: ImageFileAccess,
  size: ImageFileSize = 'full',
): string {
  return `${base}/file/${id}?${new URLSearchParams({ session, signature, size }).toString()}`;
}
