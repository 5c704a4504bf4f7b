import { DomainError } from '../../platform/lib/domain-error';
import type { ImagesRepository } from './images.repository';

/** Holds images until the end of the transaction. Errors: `not_found` unless each is an image of the accounts. */
export async function requireImages(
  images: ImagesRepository,
  accountIds: readonly number[],
  ids: readonly string[],
  { isDeleted = false }: { isDeleted?: boolean } = {},
): Promise<void> {
  const count = await images.lock(accountIds, ids, { isDeleted });
  if (count < new Set(ids).size) throw new DomainError('not_found');
}
