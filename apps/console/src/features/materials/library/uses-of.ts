import { isApiResponseError } from '@meridian/api-client';
import { imageUsesSchema, type ImageUse } from '@meridian/api-client/contract';

export interface PictureUses {
  /** The first ones. */
  uses: readonly ImageUse[];
  totalCount: number;
}

/** Where pictures or a theme are used, when that is why they were not deleted. */
export function usesOf(error: unknown): PictureUses | undefined {
  if (!isApiResponseError(error)) return undefined;
  return imageUsesSchema.safeParse(error.data).data;
}
