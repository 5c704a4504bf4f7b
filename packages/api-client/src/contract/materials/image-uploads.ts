import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../endpoint';
import { imageProblems } from './image-rules';
import { maxThemeNameLength } from './image-themes';
import { imageSchema } from './images';

/** `data` of the error of a rejected image file. */
export const imageErrorSchema = z.object({ problem: z.enum(imageProblems) });

/** Result for one of several files: an image, or an error. */
const uploadResultSchema = z.object({
  fileName: z.string(),
  image: z.nullable(imageSchema),
  error: z.nullable(
    z.object({
      /** The code with which an upload of this file alone fails. */
      code: z.int(),
      /** The error in the caller's language. */
      message: z.string(),
      problem: z.enum(imageProblems),
    }),
  ),
});
/** Result for one of several files. */
export type ImageUploadResult = z.infer<typeof uploadResultSchema>;

const common = {
  access: { permission: 'material:image:edit' },
  account: 'required',
  bodyKind: 'multipart',
  body: z.object({
    accountId: z.pipe(z.coerce.number(), z.int().check(z.minimum(0))),
    /** Name or id of the theme; an unknown name creates a theme. Absent: no theme. */
    theme: z.optional(z.string().check(z.trim(), z.maxLength(maxThemeNameLength))),
  }),
  paged: false,
} as const satisfies Partial<Endpoint>;

const one = { ...common, data: imageSchema } as const;
const several = { ...common, data: z.object({ results: z.array(uploadResultSchema) }) } as const;
const material = '/marketing/api/v1/material';

/**
 * Stores a JPEG or PNG file (field `file`), re-encoded, upright, in sRGB, without metadata. Uploading the same file again returns the
 * same image of the theme. Errors, with `imageErrorSchema` as `data` if the file is the reason: 415 for other files; 413 for a larger
 * file, or beyond the quota of the account; 400 with one of `imageProblems` for `file`.
 */
export const imageUpload = defineEndpoint({
  ...one,
  path: `${material}/image/uploadImage`,
  summary: 'Adds an image (field `file`) to the material library.',
  heavy: false,
});

/** Like `imageUpload`, for up to 100 files in several fields `file`: an invalid file does not reject the others. */
export const imageUploadMany = defineEndpoint({
  ...several,
  path: `${material}/image/uploadImages`,
  summary: 'Adds images (fields `file`) to the material library; the response has one result per image.',
  heavy: false,
});

/** Like `imageUpload`, only for the ratios that ads show; the code of every invalid file is 920001. */
export const unitImageUpload = defineEndpoint({
  ...one,
  path: `${material}/search/segment/image/uploadImage`,
  summary: 'Adds an image (field `file`) in a size that units can show to the material library.',
  heavy: false,
});

/** Like `imageUploadMany`, with the rules of `unitImageUpload`. */
export const unitImageUploadMany = defineEndpoint({
  ...several,
  path: `${material}/search/segment/image/uploadImages`,
  summary:
    'Adds images (fields `file`) in sizes that units can show to the material library; the response has one result per image.',
  heavy: false,
});

/** Like `imageUpload`, at the address of general uploads. */
export const fileImageUpload = defineEndpoint({
  ...one,
  path: '/marketing/api/v1/file/imgUpload',
  summary: 'Adds an image (field `file`) to the material library.',
  heavy: false,
});
