import type { AccountConflict } from '@meridian/api-client/contract';
import {
  applicablePart,
  emptyFields,
  parentKinds,
  rowKinds,
  type Draft,
  type DraftCommand,
  type RowKind,
} from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/lib/caller';
import { DomainError } from '../../../platform/lib/domain-error';
import { createDraftsRepository, loadDraftRows, saveCommandsIn } from '../../drafts';
import { createConflictsRepository, type ConflictKey } from './conflicts.repository';
import { createKnownRowsRepository } from './known-rows.repository';
import { createMergesRepository } from './merges.repository';

/** Maximum number of conflicts in a list. */
const maxListed = 1_000;

type User = Pick<Caller, 'accountIds' | 'userId'>;

interface Decision {
  draftId: string;
  /** Null: all. */
  conflicts: readonly ConflictKey[] | null;
  side: 'mine' | 'theirs';
}

/** Lists and decides conflicts of drafts with their accounts. */
export function createConflictsService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /** Errors: `not_found`. */
    async list({ accountIds }: Pick<User, 'accountIds'>, draftId: string) {
      const merges = createMergesRepository(db);
      if ((await merges.findDraft(accountIds, draftId)) === undefined) throw new DomainError('not_found');
      const conflicts = await createConflictsRepository(db).list(draftId, { limit: maxListed });
      return { conflicts, total: await merges.countConflicts(draftId) };
    },

    /** Errors: `not_found`; `locked`; `invalid_request` if the draft would be too large. */
    async decide(user: User, { draftId, conflicts: keys, side }: Decision) {
      return db.transaction(async (tx) => {
        const draft = await createDraftsRepository(tx).lock(user.accountIds, draftId);
        if (draft === undefined) throw new DomainError('not_found');
        const conflicts = createConflictsRepository(tx);
        const version =
          side === 'theirs'
            ? await takeTheirs(tx, user, {
                draftId,
                version: draft.version,
                conflicts: await conflicts.list(draftId, { keys }),
                now: clock.now(),
              })
            : draft.version;
        await conflicts.remove(draftId, keys);
        return { version, conflicts: await createMergesRepository(tx).countConflicts(draftId) };
      });
    },
  };
}

/** Brings the account's values into the draft; returns its version. */
async function takeTheirs(
  tx: Database,
  { userId, accountIds }: User,
  {
    draftId,
    version,
    conflicts,
    now,
  }: { draftId: string; version: number; conflicts: readonly AccountConflict[]; now: Date },
): Promise<number> {
  const rows = createKnownRowsRepository(tx);
  const { draft } = await loadDraftRows(tx, accountIds, draftId);
  const restored = conflicts.flatMap(({ id, field, mine }) =>
    field === 'row' && mine === 'removed' ? [id] : [],
  );
  const absent = restored.length === 0 ? [] : await rows.absentWithin(draftId, restored);
  const command = commandOf(draft, conflicts, absent);
  if (command === null) return version;
  const saved = await saveCommandsIn(tx, {
    caller: { userId, accountIds },
    given: { id: draftId, version, accountScope: accountIds, commands: [{ id: randomUUID(), command }] },
    now,
  });
  for (const kind of rowKinds) {
    const ids = [...conflicts, ...absent].flatMap((each) => (each.kind === kind ? [each.id] : []));
    await rows.markEqual(draftId, kind, ids);
  }
  return saved.version;
}

type AbsentRow = Awaited<ReturnType<ReturnType<typeof createKnownRowsRepository>['absentWithin']>>[number];

/** One command with the account's side of conflicts; null if their rows are gone. */
function commandOf(
  draft: Draft,
  conflicts: readonly AccountConflict[],
  absent: readonly AbsentRow[],
): DraftCommand | null {
  const commands = rowKinds.flatMap((kind) => [
    ...additionsOf(kind, absent),
    ...updatesOf(
      kind,
      conflicts.filter(({ field }) => field !== 'row'),
    ),
    ...removalsOf(kind, conflicts),
  ]);
  return commands.length === 0 ? null : applicablePart(draft, { type: 'batch', commands });
}

function additionsOf(kind: RowKind, absent: readonly AbsentRow[]): DraftCommand[] {
  const placements = absent
    .filter((row) => row.kind === kind)
    .map(({ id, parentId, base }) => ({
      parentId: parentKinds[kind] === null ? '' : parentId,
      rows: [{ ...emptyFields[kind], ...base, id }],
    }));
  // asserted: rows of the kind
  return placements.length === 0 ? [] : [{ type: 'add', kind, placements } as unknown as DraftCommand];
}

function updatesOf(kind: RowKind, conflicts: readonly AccountConflict[]): DraftCommand[] {
  const edits = conflicts
    .filter((conflict) => conflict.kind === kind)
    .map(({ id, field, theirs }) => ({ id, changes: { [field]: theirs } }));
  return edits.length === 0 ? [] : [{ type: 'update', kind, edits }];
}

function removalsOf(kind: RowKind, conflicts: readonly AccountConflict[]): DraftCommand[] {
  const ids = conflicts.flatMap((each) =>
    each.kind === kind && each.field === 'row' && each.theirs === 'removed' ? [each.id] : [],
  );
  return ids.length === 0 ? [] : [{ type: 'remove', kind, ids }];
}
