import * as z from 'zod/mini';
import { uploadFailureSchema } from '../drafts/upload-shapes';
import { defineEndpoint } from '../endpoint';
import { imageIdsSchema } from './images';

const base = '/marketing/api/v1/material/search/segment';
const countSchema = z.int().check(z.minimum(0));

/**
 * Sends images to the provider in the background. Images that the provider has, or that are being sent, are skipped; identical files of
 * an account are sent once. The response has the numbers of these images by their state after the request.
 * Errors: 404.
 */
export const imageSync = defineEndpoint({
  paged: false,
  path: `${base}/toBaiduByIds`,
  summary:
    'Sends images of the material library to the provider in the background. Skips images that the provider already has.',
  access: { permission: 'material:image:edit' },
  account: 'none',
  body: z.object({ ids: imageIdsSchema }),
  data: z.object({ pending: countSchema, synchronized: countSchema, failed: countSchema }),
  heavy: false,
});

/** Number of images of the caller's accounts that are being sent to the provider; identical files count once. */
export const imageSyncStatus = defineEndpoint({
  paged: false,
  path: `${base}/toBaiduStatus`,
  summary:
    'Returns how many images of the caller’s accounts are being sent to the provider, and what they are waiting for.',
  access: { permission: 'material:image:view' },
  account: 'optional',
  body: z.object({ accountId: z.optional(z.int()) }),
  data: z.object({
    pending: countSchema,
    synchronized: countSchema,
    failed: countSchema,
    /** Why the last attempt failed; null if it did not. */
    wait: z.nullable(uploadFailureSchema),
  }),
  heavy: false,
});
