import { sheetFieldsOf, type RememberedColumn, type MappedKind } from '@meridian/api-client/contract';
import { draftImportFields } from '@meridian/draft-editor/core';
import {
  createHeadMappingsRepository,
  type HeadOwner,
} from '../../kits/workbooks/heads/head-mappings.repository';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { invalidField } from '../../platform/lib/domain-error';

const fieldsOf = (kind: MappedKind): readonly string[] =>
  kind === 'draft' ? draftImportFields : sheetFieldsOf(kind);

/** Column mappings that a user's imports remember. */
export function createHeadMappingsService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  const repository = createHeadMappingsRepository(db);
  return {
    list: (owner: HeadOwner) => repository.list(owner),

    /** Saves mappings; returns all. Errors: `invalid_request` for a field that the kind lacks. */
    async save(owner: HeadOwner, mappings: readonly RememberedColumn[]): Promise<RememberedColumn[]> {
      for (const [index, { field }] of mappings.entries())
        if (field !== null && !fieldsOf(owner.kind).includes(field))
          throw invalidField(`mappings.${index}.field`, 'invalid');
      return db.transaction(async (tx) => {
        const inTransaction = createHeadMappingsRepository(tx);
        await inTransaction.save(owner, mappings, clock.now());
        return inTransaction.list(owner);
      });
    },

    /** Removes mappings; returns the remaining ones. */
    async remove(owner: HeadOwner, heads: readonly string[]): Promise<RememberedColumn[]> {
      await repository.remove(owner, heads);
      return repository.list(owner);
    },
  };
}
