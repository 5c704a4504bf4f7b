import { cropTargetSize, findCropProblem, type ImageCrop } from '@meridian/api-client/contract';
import { buffer } from 'node:stream/consumers';
import type { Caller } from '../../platform/lib/caller';
import { requireFreeSpace } from '../../platform/lib/capacity';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import type { ImageToAdd } from './add-images';
import { encodeCrop, ImageRejectedError } from './encode-image';
import type { ImageThemesRepository } from './image-themes.repository';
import { createImagesRepository, type ImageWithFile, type ListedImage } from './images.repository';
import { requireTheme } from './require-theme';
import { addStored, discardFiles, storeEncoded, type ImageParts } from './store-images';

export interface Cropping {
  id: string;
  crops: readonly ImageCrop[];
  /** Theme; absent: the original's theme. */
  themeId?: string | null | undefined;
}

/** Errors: `not_found`; `invalid_request` for an impossible crop; as for `addImages`. */
export async function cropImage(
  parts: ImageParts,
  { accountIds, userId }: Pick<Caller, 'accountIds' | 'userId'>,
  { id, crops, themeId }: Cropping,
): Promise<ListedImage[]> {
  await requireFreeSpace(parts.capacity);
  const original = await createImagesRepository(parts.db).find(accountIds, id);
  if (original === undefined) throw new DomainError('not_found');
  for (const [index, crop] of crops.entries()) {
    const wrong = findCropProblem(original.file, crop);
    if (wrong !== null) throw invalidField(`crops.${index}.${wrong.field}`, wrong.problem);
  }
  const cut = await storeCrops(parts, userId, { original, crops });
  const { accountId } = original;
  const findTheme = (themes: ImageThemesRepository) =>
    themeId === undefined ? Promise.resolve(original.themeId) : requireTheme(themes, [accountId], themeId);
  return addStored(parts, cut, { accountId, userId, findTheme });
}

/** Stores all crops, or none. */
async function storeCrops(
  parts: ImageParts,
  userId: string,
  { original, crops }: { original: ImageWithFile; crops: readonly ImageCrop[] },
): Promise<ImageToAdd[]> {
  const { id, name } = original;
  const bytes = await buffer(await parts.stored.open(original.file, 'full'));
  const cut: ImageToAdd[] = [];
  try {
    for (const crop of crops) {
      const { x, y, width, height } = crop;
      const area = { x, y, width, height };
      const file = await storeEncoded(parts, userId, () => encodeCrop(bytes, area, cropTargetSize(crop)));
      cut.push({ file, name, origin: { originalId: id, crop: area } });
    }
    return cut;
  } catch (error) {
    await discardFiles(
      parts,
      cut.map(({ file }) => file.id),
    );
    // not the user's fault, because the original was accepted
    if (error instanceof ImageRejectedError) throw new Error(`failed to crop image ${id}`, { cause: error });
    throw error;
  }
}
