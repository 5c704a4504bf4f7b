import { DomainError } from '../../platform/lib/domain-error';
import type { ImagesRepository } from './images.repository';

/** Locks images until the transaction ends. Errors: `not_found` unless all belong to the accounts. */
export async function requireImages(
  images: ImagesRepository,
  accountIds: readonly number[],
  ids: readonly string[],
  { isDeleted = false }: { isDeleted?: boolean } = {},
): Promise<void> {
  const count = await images.lock(accountIds, ids, { isDeleted });
  if (count < new Set(ids).size) throw new DomainError('not_found');
}
