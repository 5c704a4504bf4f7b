import type { DraftPreview } from '@meridian/api-client/contract';
import type { DraftEvent, DraftStatus } from '@meridian/draft-editor/core';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { auditedDraft, createDraftsRepository, requireStatus } from '../drafts';
import type { DraftPreviews } from './draft-previews';

type Viewer = Pick<Caller, 'accountIds' | 'userId'>;

/** Errors: `draft_has_errors` with the counts. */
export function requireNoErrors({ canSubmit, counts }: DraftPreview): void {
  if (!canSubmit) throw new DomainError('draft_has_errors', {}, { data: { counts } });
}

/** Checks drafts, and submits them for confirmation. */
export function createPreviewService({
  db,
  previews,
  clock,
}: {
  db: Database;
  previews: DraftPreviews;
  clock: Pick<Clock, 'now'>;
}) {
  async function changeStatus(
    caller: Viewer,
    { id, version, event }: { id: string; version?: number; event: DraftEvent },
  ): Promise<{ version: number; status: DraftStatus }> {
    return db.transaction(async (tx) => {
      const drafts = createDraftsRepository(tx);
      const draft = await drafts.lock(caller.accountIds, id);
      if (draft === undefined) throw new DomainError('not_found');
      if (version !== undefined && version !== draft.version) throw new DomainError('conflict');
      const isRepeated = draft.status === (event === 'submit' ? 2 : 1);
      const status = isRepeated ? draft.status : requireStatus(draft.status, event);
      if (isRepeated) return { version: draft.version, status };
      await drafts.update(id, { status, updatedBy: caller.userId, updatedTime: clock.now() });
      await recordAudit(tx, {
        action: event === 'submit' ? 'draftSubmit' : 'draftWithdraw',
        ...auditedDraft({ ...draft, id }),
        before: { status: draft.status },
        after: { status },
      });
      return { version: draft.version, status };
    });
  }

  return {
    /** Errors: `not_found`. */
    preview: ({ accountIds }: Viewer, id: string): Promise<DraftPreview> => previews.of(accountIds, id),

    /** Errors: `not_found`, `conflict`, `draft_has_errors`, `draft_status`. */
    async submit(caller: Viewer, { id, version }: { id: string; version: number }) {
      const preview = await previews.of(caller.accountIds, id);
      if (preview.version !== version) throw new DomainError('conflict');
      requireNoErrors(preview);
      return changeStatus(caller, { id, version, event: 'submit' });
    },

    /** Errors: `not_found`, `draft_status`. */
    withdraw: (caller: Viewer, id: string) => changeStatus(caller, { id, event: 'withdraw' }),
  };
}
