import { isApiResponseError } from '@meridian/api-client';
import { imageUsesSchema, type ImageUse } from '@meridian/api-client/contract';

export interface PictureUses {
  /** The first uses. */
  uses: readonly ImageUse[];
  totalCount: number;
}

/** Uses of pictures or a theme, if they are the reason why these were not deleted. */
export function usesOf(error: unknown): PictureUses | undefined {
  if (!isApiResponseError(error)) return undefined;
  return imageUsesSchema.safeParse(error.data).data;
}
