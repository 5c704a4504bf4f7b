import type { ProviderKind } from '@meridian/draft-editor/core';
import { connectAccount, isProviderError, type CallOptions, type Provider } from '../../kits/provider';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { findLiveIds, withoutOwnIds } from './account-contents.repository';
import { createDraftsRepository } from './drafts.repository';

/** Number of items that the account has in rows of a draft, without the draft's own rows. */
export interface AccountContents {
  unit: number;
  keyword: number;
  creative: number;
}

interface Containers {
  id: string;
  kind: 'campaign' | 'unit';
  ids: readonly string[];
}

/** Timeout of reading the account. */
const readMs = 10_000;

/** Counts the items of an account that are in campaigns and units of a draft but not in the draft. */
export function createAccountContentsService(parts: { db: Database; providers: readonly Provider[] }) {
  const { db } = parts;

  async function read(
    accountId: number,
    { draftId, kind, providerIds }: { draftId: string; kind: Containers['kind']; providerIds: string[] },
  ): Promise<AccountContents> {
    const connection = await connectAccount(parts, accountId);
    const options: CallOptions = { signal: AbortSignal.timeout(readMs) };
    const idsIn = async (child: ProviderKind, parentIds: readonly string[]) =>
      parentIds.length === 0
        ? []
        : (await connection.read(child, { parentIds }, options)).map(({ providerId }) => providerId);
    const units = kind === 'campaign' ? await idsIn('unit', providerIds) : providerIds;
    const count = async (child: ProviderKind, ids: readonly string[]) =>
      (await withoutOwnIds(db, { draftId, kind: child, providerIds: ids })).length;
    return {
      unit: kind === 'campaign' ? await count('unit', units) : 0,
      keyword: await count('keyword', await idsIn('keyword', units)),
      creative: await count('creative', await idsIn('creative', units)),
    };
  }

  return {
    /** Null if the provider does not respond. Errors: `not_found`. */
    async contentsOf(
      { accountIds }: Pick<Caller, 'accountIds'>,
      { id, kind, ids }: Containers,
    ): Promise<AccountContents | null> {
      const draft = await createDraftsRepository(db).find(accountIds, id);
      if (draft === undefined) throw new DomainError('not_found');
      const providerIds = await findLiveIds(db, { draftId: id, kind, ids });
      if (providerIds.length === 0) return { unit: 0, keyword: 0, creative: 0 };
      try {
        return await read(draft.accountId, { draftId: id, kind, providerIds });
      } catch (error) {
        if (isProviderError(error)) return null;
        throw error;
      }
    },
  };
}

export type AccountContentsService = ReturnType<typeof createAccountContentsService>;
