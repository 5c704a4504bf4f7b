import type { ApiClient } from '@meridian/api-client';
import { endpoints, maxImageNames, type NamedImage } from '@meridian/api-client/contract';

/** Pictures of an account's library by their ids or names. Errors: those of the requests. */
export async function findPictures(
  api: ApiClient,
  { accountId, names, signal }: { accountId: number; names: readonly string[]; signal?: AbortSignal },
): Promise<NamedImage[]> {
  const found: NamedImage[] = [];
  for (let start = 0; start < names.length; start += maxImageNames) {
    const body = { accountId, names: names.slice(start, start + maxImageNames) };
    const { list } = await api.call(endpoints.imageFind, { body, withoutAccount: true, signal });
    found.push(...list);
  }
  return found;
}
