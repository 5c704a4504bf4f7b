import type { LibraryImage } from '@meridian/api-client/contract';
import type { LibraryPicture } from '@meridian/draft-editor';
import { fileSize } from '../format/file-size';

/** An image for grids of pictures. `created`: the time of its upload as text. */
export function toLibraryPicture(
  { syncFailure, ...image }: LibraryImage,
  { theme, created = '' }: { theme: string; created?: string },
): LibraryPicture {
  return {
    ...image,
    theme,
    created,
    fileSize: fileSize(image.bytes),
    syncMessage: syncFailure?.message ?? null,
  };
}
