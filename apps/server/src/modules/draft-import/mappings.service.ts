import { maxHeadMappings, type DraftHeadMapping } from '@meridian/api-client/contract';
import { draftImportFields } from '@meridian/draft-editor/core';
import { foldHead } from '@meridian/draft-editor/workbooks';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { invalidField } from '../../platform/lib/domain-error';
import { createHeadMappingsRepository } from './mappings.repository';

const fields: readonly string[] = draftImportFields;

/** Remembers how columns of files are mapped. */
export function createHeadMappingsService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  const repository = createHeadMappingsRepository(db);
  return {
    list: (accountId: number) => repository.list(accountId),

    /** All mappings of the account with these. Errors: `invalid_request` for an unknown field, or too many. */
    async save(
      accountId: number,
      mappings: readonly DraftHeadMapping[],
      userId: string,
    ): Promise<DraftHeadMapping[]> {
      mappings.forEach(({ head, field }, index) => {
        if (foldHead(head) === '') throw invalidField(`mappings.${index}.head`, 'invalid');
        if (field !== null && !fields.includes(field))
          throw invalidField(`mappings.${index}.field`, 'invalid');
      });
      return db.transaction(async (tx) => {
        const inTransaction = createHeadMappingsRepository(tx);
        await inTransaction.save(accountId, { mappings, userId, now: clock.now() });
        if ((await inTransaction.countOf(accountId)) > maxHeadMappings)
          throw invalidField('mappings', 'too_many_mappings');
        return inTransaction.list(accountId);
      });
    },

    /** The mappings that are left. */
    async remove(accountId: number, heads: readonly string[]): Promise<DraftHeadMapping[]> {
      await repository.remove(accountId, heads);
      return repository.list(accountId);
    },
  };
}
