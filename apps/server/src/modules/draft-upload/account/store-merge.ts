import {
  canGetChanges,
  canGetChangesAtNight,
  diffDrafts,
  mergeAccount,
  nextStatus,
  rowKinds,
  tableOf,
  type Draft,
  type MergedAccount,
  type RowKind,
  type RowReference,
} from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db';
import { notifyUpload } from '../../../platform/signals';
import { createDraftsRepository, loadDraftRows, saveCommandsIn } from '../../drafts';
import { createConflictsRepository } from './conflicts.repository';
import { createKnownRowsRepository } from './known-rows.repository';
import { accountSides, type AccountSides, type KnownRows } from './merge-sides';
import { createMergesRepository, type StoredMerge } from './merges.repository';
import { endNight } from './nights';
import type { FoundChanges } from './read-changes';

/** Thrown if the draft can no longer be edited. */
export class DraftLocked extends Error {}

/**
 * Merges changes of an account into its draft, as one version by the user who got them; in a transaction that has locked the merge. An
 * uploaded draft can then be edited again.
 * Errors: `DraftLocked`; `invalid_request` if the draft would be too large.
 */
export async function storeMerge(
  tx: Database,
  running: StoredMerge,
  { changes, now }: { changes: FoundChanges; now: Date },
): Promise<void> {
  const { draftId, accountId, startedBy: userId, isNightly } = running;
  const accountIds = [accountId];
  const locked = await createDraftsRepository(tx).lock(accountIds, draftId);
  const isAllowed = isNightly ? canGetChangesAtNight : canGetChanges;
  if (locked === undefined || !isAllowed(locked.status)) throw new DraftLocked();
  const reopened = nextStatus(locked.status, 'getChanges');
  if (reopened !== null) {
    await createDraftsRepository(tx).update(draftId, { status: reopened });
    await notifyUpload(tx, draftId);
  }
  const known = await loadKnown(tx, draftId);
  const { draft } = await loadDraftRows(tx, accountIds, draftId);
  const sides = await accountSides(draft, known, changes);
  const merge = mergeAccount({ draft, ...sides });
  const { commands } = merge;
  const rows = createKnownRowsRepository(tx);
  // before the commands, which would mark rows for removal from the account
  await rows.forget(draftId, sides.gone);
  // the version of an upload is final: a reopened draft gets another one, even without changes
  if (commands.length > 0 || reopened !== null)
    await saveCommandsIn(tx, {
      caller: { userId, accountIds },
      given: {
        id: draftId,
        version: locked.version,
        accountScope: accountIds,
        commands: [{ id: randomUUID(), command: { type: 'batch', commands } }],
      },
      origin: { type: 'account', target: null },
      now,
    });
  await rows.add(draftId, sides.added);
  await rows.update(draftId, changes.changed);
  for (const kind of rowKinds) {
    const touched = [...sides.added, ...changes.changed].filter((row) => row.kind === kind);
    await rows.markEqual(
      draftId,
      kind,
      touched.map(({ id }) => id),
    );
  }
  await storeConflicts(tx, draftId, { sides, conflicts: merge.conflicts, now });
  await createMergesRepository(tx).update(draftId, { state: 'done', ...countsOf(draft, merge) });
  await endNight(tx, running, { conflicts: merge.conflicts.length, now });
}

async function loadKnown(tx: Database, draftId: string): Promise<KnownRows> {
  const repository = createKnownRowsRepository(tx);
  return {
    campaign: await repository.all(draftId, 'campaign'),
    unit: await repository.all(draftId, 'unit'),
    keyword: await repository.all(draftId, 'keyword'),
    creative: await repository.all(draftId, 'creative'),
    picture: await repository.all(draftId, 'picture'),
  };
}

/** A field that changed again in the account has a new conflict, or none. */
async function storeConflicts(
  tx: Database,
  draftId: string,
  {
    sides,
    conflicts,
    now,
  }: {
    sides: Pick<AccountSides, 'base' | 'account'>;
    conflicts: MergedAccount['conflicts'];
    now: Date;
  },
): Promise<void> {
  const repository = createConflictsRepository(tx);
  await repository.removeOfRows(draftId, changedFields(sides));
  await repository.add(draftId, conflicts, now);
}

/** Fields that an account changed, by row. */
function changedFields({ base, account }: Pick<AccountSides, 'base' | 'account'>) {
  const rows = new Map<string, RowReference & { fields: string[] }>();
  for (const { kind, id, field } of diffDrafts(base, account).changed) {
    const key = `${kind} ${id}`;
    const row = rows.get(key);
    if (row) row.fields.push(field);
    else rows.set(key, { kind, id, fields: [field] });
  }
  return [...rows.values()];
}

/** Numbers of rows that a merge added, changed and removed. */
function countsOf(draft: Draft, { commands, merged }: MergedAccount) {
  let [added, changed] = [0, 0];
  for (const command of commands)
    if (command.type === 'update') changed += command.edits.length;
    else if (command.type === 'add') for (const { rows } of command.placements) added += rows.length;
  return { added, changed, removed: rowsOf(draft) + added - rowsOf(merged) };
}

const rowsOf = ({ tables }: Draft) =>
  rowKinds.reduce((total, kind) => total + tableOf<RowKind>({ name: '', tables }, kind).size, 0);
