import { maxWaiversPerDraft, type DraftWaiver } from '@meridian/api-client/contract';
import { nextStatus } from '@meridian/draft-editor/core';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { auditedDraft } from './audited-draft';
import { createDraftsRepository, type LockedDraft } from './drafts.repository';
import { lockedError } from './locked-error';
import { createWaiversRepository } from './waivers.repository';

/** Accepts warnings of drafts. A waiver is no change of a draft: it keeps its version and its status. */
export function createWaiversService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Errors: `not_found`. */
    async list({ accountIds }: Pick<Caller, 'accountIds'>, id: string): Promise<DraftWaiver[]> {
      if ((await createDraftsRepository(db).find(accountIds, id)) === undefined)
        throw new DomainError('not_found');
      return createWaiversRepository(db).list(id);
    },

    /** All waivers of the draft with these. Errors: `not_found`; `locked`; `invalid_request` for too many. */
    save(
      { accountIds, userId }: Pick<Caller, 'accountIds' | 'userId'>,
      { id, keys, reason }: { id: string; keys: readonly string[]; reason: string },
    ): Promise<DraftWaiver[]> {
      return db.transaction(async (tx) => {
        const draft = await lockEditable(tx, accountIds, id);
        const waivers = createWaiversRepository(tx);
        await waivers.save(id, { keys, reason, userId, now: clock.now() });
        if ((await waivers.countOf(id)) > maxWaiversPerDraft) throw invalidField('keys', 'too_many_waivers');
        const after = { warnings: [...keys], reason };
        await recordAudit(tx, { action: 'draftWaiverSave', ...auditedDraft({ ...draft, id }), after });
        return waivers.list(id);
      });
    },

    /** Keys without a waiver do not matter. Errors: `not_found`, `locked`. */
    remove(
      { accountIds }: Pick<Caller, 'accountIds'>,
      { id, keys }: { id: string; keys: readonly string[] },
    ): Promise<void> {
      return db.transaction(async (tx) => {
        const draft = await lockEditable(tx, accountIds, id);
        await createWaiversRepository(tx).remove(id, keys);
        const before = { warnings: [...keys] };
        await recordAudit(tx, { action: 'draftWaiverDelete', ...auditedDraft({ ...draft, id }), before });
      });
    },
  };
}

/** Holds a draft that may be edited until the end of the transaction, so that waivers are counted one after another. */
async function lockEditable(tx: Database, accountIds: readonly number[], id: string): Promise<LockedDraft> {
  const draft = await createDraftsRepository(tx).lock(accountIds, id);
  if (draft === undefined) throw new DomainError('not_found');
  if (nextStatus(draft.status, 'edit') === null) throw await lockedError(tx, { id, status: draft.status });
  return draft;
}
