import {
  historyRowsPerPage,
  type DraftHistoryRefusal,
  type DraftHistoryTarget,
  type EndpointData,
  type endpoints,
} from '@meridian/api-client/contract';
import {
  changesOf,
  commandsBetween,
  draftBefore,
  isEditable,
  mergeDrafts,
  recordSteps,
  splitCommand,
  summarizeChanges,
  type Draft,
  type DraftChanges,
  type DraftCommand,
} from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/lib/caller';
import { DomainError, invalidField } from '../../../platform/lib/domain-error';
import { createDraftsRepository } from '../drafts.repository';
import { loadDraftRows } from '../load-draft';
import { lockedError } from '../locked-error';
import { maxStoredCommandLength, saveCommandsIn } from '../save-commands.service';
import { describeGroups, describeRows } from './describe-changes';
import { createHistoryRepository } from './history.repository';
import { unpackSteps } from './packed-steps';

interface Restoration {
  version: number;
  accountId: number;
  isEditable: boolean;
  commands: readonly DraftCommand[];
  changes: DraftChanges;
  conflicts: number;
  /** Whether changes of the account are among those to take back. */
  hasAccountChanges: boolean;
}

/** Goes back to versions of drafts. */
export function createRestoreService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /** What would change. Errors: `not_found` also for a version that is no longer stored. */
    preview(
      { accountIds }: Pick<Caller, 'accountIds'>,
      { id, target }: { id: string; target: DraftHistoryTarget },
    ): Promise<EndpointData<typeof endpoints.draftHistoryPreview>> {
      return db.transaction(
        async (tx) => {
          const restoration = await computeRestoration(tx, { accountIds, id, target });
          const { version, changes, conflicts } = restoration;
          return {
            version,
            refusal: await refusalOf(tx, { id, target, restoration }),
            groups: await describeGroups(tx, id, summarizeChanges(changes)),
            rows: await describeRows(tx, id, changes.rows.slice(0, historyRowsPerPage)),
            total: changes.rows.length,
            conflicts,
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    /**
     * Saves a new change; none if the draft is already so. Errors: `not_found`; `conflict` if the draft has another version; `locked`;
     * `invalid_request` for the other reasons of a preview, or if the draft would be too large.
     */
    restore(
      caller: Pick<Caller, 'accountIds' | 'userId'>,
      { id, version, target }: { id: string; version: number; target: DraftHistoryTarget },
    ): Promise<{ version: number }> {
      const { accountIds } = caller;
      return db.transaction(async (tx) => {
        const locked = await createDraftsRepository(tx).lock(accountIds, id);
        if (locked === undefined) throw new DomainError('not_found');
        if (locked.version !== version) throw new DomainError('conflict');
        if (!isEditable(locked.status)) throw await lockedError(tx, { id, status: locked.status });
        const restoration = await computeRestoration(tx, { accountIds, id, target });
        const refusal = await refusalOf(tx, { id, target, restoration });
        if (refusal && refusal.reason !== 'locked')
          throw invalidField('target', `draft_history_${refusal.reason}`);
        const { commands } = restoration;
        if (commands.length === 0) return { version };
        const parts = splitCommand({ type: 'batch', commands }, maxStoredCommandLength);
        return saveCommandsIn(tx, {
          caller,
          given: {
            id,
            version,
            accountScope: accountIds,
            commands: parts.map((command) => ({ id: randomUUID(), command })),
          },
          origin:
            target.type === 'version'
              ? { type: 'restore', target: target.version }
              : { type: 'undo', target: target.to },
          now: clock.now(),
        });
      });
    },
  };
}

async function computeRestoration(
  tx: Database,
  { accountIds, id, target }: { accountIds: readonly number[]; id: string; target: DraftHistoryTarget },
): Promise<Restoration> {
  const { summary, draft } = await loadDraftRows(tx, accountIds, id);
  const { version, accountId, status } = summary;
  const first = firstVersion(target);
  const since = await createHistoryRepository(tx).since(id, first);
  if (first > version || since.length !== version - first) throw new DomainError('not_found');
  /** The draft after a version, from a later one. */
  const draftAt = async (later: Draft, range: { after: number; upTo: number }) => {
    let earlier = later;
    for (const change of since)
      if (change.version > range.after && change.version <= range.upTo)
        earlier = draftBefore(earlier, await unpackSteps(change.steps));
    return earlier;
  };
  let wanted: Draft;
  let conflicts = 0;
  if (target.type === 'version') wanted = await draftAt(draft, { after: first, upTo: version });
  else {
    const after = await draftAt(draft, { after: target.to, upTo: version });
    const before = await draftAt(after, { after: first, upTo: target.to });
    const merge = mergeDrafts(after, before, draft);
    wanted = merge.merged;
    conflicts = merge.conflicts.length;
  }
  const commands = commandsBetween(draft, wanted);
  return {
    version,
    accountId,
    isEditable: isEditable(status),
    commands,
    changes: changesOf(recordSteps(draft, commands).steps),
    conflicts,
    hasAccountChanges: since.some(({ origin }) => origin === 'account'),
  };
}

/** The version before everything that is taken back. */
function firstVersion(target: DraftHistoryTarget): number {
  if (target.type === 'version') return target.version;
  if (target.from < 1 || target.to < target.from) throw new DomainError('not_found');
  return target.from - 1;
}

const imageIdPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Why the draft cannot go back: the account has what was sent or fetched since, or a picture is gone. */
async function refusalOf(
  tx: Database,
  {
    id,
    target,
    restoration: { accountId, isEditable: canEdit, commands, hasAccountChanges },
  }: { id: string; target: DraftHistoryTarget; restoration: Restoration },
): Promise<DraftHistoryRefusal | null> {
  if (!canEdit) return { reason: 'locked', count: 0 };
  const history = createHistoryRepository(tx);
  if (await history.wasUploadedAfter(id, firstVersion(target))) return { reason: 'uploaded', count: 0 };
  if (hasAccountChanges) return { reason: 'account', count: 0 };
  const imageIds = commands.flatMap(imageIdsOf).filter((each) => imageIdPattern.test(each));
  const count = await history.countMissingImages(accountId, [...new Set(imageIds)]);
  return count > 0 ? { reason: 'pictures', count } : null;
}

/** Pictures that a command brings into the draft. */
function imageIdsOf(command: DraftCommand): string[] {
  if (command.type === 'add' && command.kind === 'picture')
    return command.placements.flatMap(({ rows }) => rows.map(({ imageId }) => imageId));
  if (command.type === 'update' && command.kind === 'picture')
    return command.edits.flatMap(({ changes: { imageId } }) => imageId ?? []);
  return [];
}
