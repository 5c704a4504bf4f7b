import type { LibraryImage } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { presentFailure } from '../../kits/provider/failures';
import type { ListedImage } from './images.repository';

/** An image with the reason why the provider rejected it, in the user's language. */
export function presentImage({ syncFailure, ...image }: ListedImage, language: Language): LibraryImage {
  return { ...image, syncFailure: syncFailure && presentFailure(syncFailure, language) };
}
