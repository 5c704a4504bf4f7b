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

/** Accepts warnings of drafts. A waiver does not change the draft's version and status. */
export function createWaiversService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Errors: `not_found`. */
    async list({ accountIds }: Pick<Caller, 'accountIds'>, id: string): Promise<DraftWaiver[]> {
      if ((await createDraftsRepository(db).find(accountIds, id)) === undefined)
        throw new DomainError('not_found');
      return createWaiversRepository(db).list(id);
    },

    /**
     * Adds waivers; returns all waivers of the draft. Errors: `not_found`; `locked`; `invalid_request` for too many.
     */
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

    /** Removes waivers; ignores keys without one. Errors: `not_found`, `locked`. */
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

/** Locks an editable draft until the transaction ends, so that waivers are counted one change at a time. */
async function lockEditable(tx: Database, accountIds: readonly number[], id: string): Promise<LockedDraft> {
  const draft = await createDraftsRepository(tx).lock(accountIds, id);
  if (draft === undefined) throw new DomainError('not_found');
  if (nextStatus(draft.status, 'edit') === null) throw await lockedError(tx, { id, status: draft.status });
  return draft;
}
