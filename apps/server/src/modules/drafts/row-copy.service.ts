import {
  limitsOf,
  maxRejectedRows,
  type EndpointData,
  type endpoints,
  type ProviderId,
} from '@meridian/api-client/contract';
import {
  childrenOf,
  emptyDraft,
  hasParent,
  isEditable,
  planCopySteps,
  rowsInOrder,
  splitCommand,
  type CopyPlan,
  type Draft,
  type RowCopy,
} from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { inTurns } from '../../platform/lib/in-turns';
import { createDraftChangesRepository } from './draft-changes.repository';
import { createDraftRowsRepository } from './draft-rows.repository';
import { createDraftsRepository, type LockedDraft } from './drafts.repository';
import { loadDraftRows } from './load-draft';
import { lockedError } from './locked-error';
import { requireDraft } from './require-draft';
import { createRowCopyRepository } from './row-copy.repository';
import { createDraftIn, maxStoredCommandLength, saveCommandsIn } from './save-commands.service';

interface CopiedRows {
  id: string;
  version: number;
  kind: RowCopy['kind'];
  ids: readonly string[];
}

interface PreviewRequest {
  /** The account of a new draft. */
  accountScope: readonly number[];
  source: CopiedRows;
  target: { id?: string | undefined; parentId: string };
}

interface SaveRequest {
  /** The account of a new draft. */
  accountScope: readonly number[];
  requestId: string;
  source: CopiedRows;
  target: { id: string; version?: number | undefined; name?: string | undefined; parentId: string };
}

type Reader = Pick<Caller, 'accountIds'>;

/** Copies rows to other drafts. */
export function createRowCopyService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /** What the target would take. Errors: `not_found`; `conflict` if the source has another version; `locked`. */
    preview(
      { accountIds }: Reader,
      { accountScope, source, target: { id, parentId } }: PreviewRequest,
    ): Promise<EndpointData<typeof endpoints.draftRowCopyPreview>> {
      return db.transaction(
        async (tx) => {
          const summary = id === undefined ? undefined : await requireDraft(tx, accountIds, id);
          const place = summary ?? (await newDraftIn(tx, accountScope));
          const plan = await planIn(tx, { accountIds, source, target: { ...place, id, parentId } });
          return {
            version: summary?.version ?? null,
            counts: plan.counts,
            rejected: plan.rejected
              .slice(0, maxRejectedRows)
              .map(({ problem, ...row }) => ({ ...row, problem: { ...problem } })),
            rejectedCount: plan.rejected.length,
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    /**
     * Copies what the target takes, in one transaction; a request with the id of an earlier one adds nothing. Errors: as for a preview;
     * `conflict` if a draft has another version; `invalid_request` if the target would be too large.
     */
    save(
      caller: Pick<Caller, 'accountIds' | 'userId'>,
      { accountScope, requestId, source, target }: SaveRequest,
    ): Promise<{ version: number }> {
      const { accountIds } = caller;
      const now = clock.now();
      return db.transaction(async (tx) => {
        const { id, name, parentId, version = 0 } = target;
        if (id === source.id) throw invalidField('target.id', 'taken');
        if (target.version === undefined)
          await createDraftIn(tx, { caller, given: { id, name, accountScope }, now });
        const locked = await lockBoth(tx, { accountIds, sourceId: source.id, targetId: id });
        const saved = await createDraftChangesRepository(tx).versionsOf(id, [requestId]);
        if (saved.size > 0) return { version: locked.version };
        if (locked.version !== version) throw new DomainError('conflict');
        if (!isEditable(locked.status)) throw await lockedError(tx, { id, status: locked.status });
        const place = await requireDraft(tx, accountIds, id);
        const { command } = await planIn(tx, { accountIds, source, target: { ...place, parentId } });
        if (command === null) return { version };
        const parts = splitCommand(command, maxStoredCommandLength);
        return saveCommandsIn(tx, {
          caller,
          given: {
            id,
            version,
            accountScope,
            commands: parts.map((part, index) => ({
              id: index === 0 ? requestId : randomUUID(),
              command: part,
            })),
          },
          now,
        });
      });
    },
  };
}

/** Account and provider of a new draft. Errors: `invalid_request` without one account. */
async function newDraftIn(
  tx: Database,
  [accountId, ...others]: readonly number[],
): Promise<{ accountId: number; provider: ProviderId }> {
  if (accountId === undefined || others.length > 0) throw invalidField('accountId', 'account_required');
  const provider = await createRowCopyRepository(tx).providerOf(accountId);
  if (provider === undefined) throw new DomainError('not_found');
  return { accountId, provider };
}

/** Locks source and target, in the same order as a copy in the other direction. Returns the target. Errors: `not_found`. */
async function lockBoth(
  tx: Database,
  { accountIds, sourceId, targetId }: Reader & { sourceId: string; targetId: string },
): Promise<LockedDraft> {
  const drafts = createDraftsRepository(tx);
  const locked = new Map<string, LockedDraft>();
  for (const id of [sourceId, targetId].toSorted()) {
    const draft = await drafts.lock(accountIds, id);
    if (draft === undefined) throw new DomainError('not_found');
    locked.set(id, draft);
  }
  const target = locked.get(targetId);
  if (target === undefined) throw new DomainError('not_found');
  return target;
}

interface PlanRequest extends Reader {
  source: CopiedRows;
  /** Without an id, a new draft. */
  target: { id?: string | undefined; accountId: number; provider: ProviderId; parentId: string };
}

async function planIn(tx: Database, { accountIds, source, target }: PlanRequest): Promise<CopyPlan> {
  const { kind, ids } = source;
  const from = await loadDraftRows(tx, accountIds, source.id, (structure) =>
    unitIdsOf(tx, structure, source),
  );
  if (from.summary.version !== source.version) throw new DomainError('conflict');
  const isBelowUnit = kind === 'keyword' || kind === 'creative';
  const into =
    target.id === undefined
      ? emptyDraft()
      : (await loadDraftRows(tx, accountIds, target.id, () => (isBelowUnit ? [target.parentId] : []))).draft;
  if (!hasParent(into, kind, target.parentId)) throw new DomainError('not_found');
  const imageIds = rowsInOrder(from.draft, 'picture').map(({ imageId }) => imageId);
  const fromAccountId = from.summary.accountId;
  const same =
    fromAccountId === target.accountId
      ? new Map(imageIds.map((id) => [id, id]))
      : await createRowCopyRepository(tx).samePictures([...new Set(imageIds)], {
          fromAccountId,
          toAccountId: target.accountId,
        });
  const steps = planCopySteps(
    { kind, ids, targetId: target.parentId },
    {
      source: { draft: from.draft, options: { limits: limitsOf(from.summary.provider) } },
      target: { draft: into, options: { limits: limitsOf(target.provider) } },
      imageIn: (imageId) => same.get(imageId),
      newId: randomUUID,
    },
  );
  return inTurns(steps);
}

/** The units whose rows are copied, or among which they are. */
async function unitIdsOf(
  tx: Database,
  structure: Draft,
  { id, kind, ids }: CopiedRows,
): Promise<readonly string[]> {
  if (kind === 'unit') return ids;
  if (kind !== 'campaign') return createDraftRowsRepository(tx).parentIds(id, kind, ids);
  return ids.flatMap((campaignId) => childrenOf(structure, 'unit', campaignId).map((unit) => unit.id));
}
