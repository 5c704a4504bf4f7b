import type { DraftHistoryGroup, DraftHistoryRow } from '@meridian/api-client/contract';
import type { ChangeGroup, RowChange } from '@meridian/draft-editor/core';
import type { Database } from '../../../platform/db';
import { createDraftRowsRepository } from '../draft-rows.repository';
import { createHistoryRepository } from './history.repository';

/** Groups with the current names of parents. */
export async function describeGroups(
  db: Database,
  id: string,
  groups: readonly ChangeGroup[],
): Promise<DraftHistoryGroup[]> {
  const parentIds = groups.flatMap(({ parentId }) => parentId ?? []);
  const names = await createHistoryRepository(db).parentNames(id, [...new Set(parentIds)]);
  return groups.map(({ parentId, ...group }) => ({
    ...group,
    // ids of parents say nothing
    ...(group.type === 'moved' && { from: null, to: null }),
    parentName: parentId === null ? null : (names.get(parentId) ?? null),
  }));
}

/** Rows with the current names of their parents, and whether they are in the draft. */
export async function describeRows(
  db: Database,
  id: string,
  rows: readonly RowChange[],
): Promise<DraftHistoryRow[]> {
  const parentIds = rows.flatMap(({ parentId, fields }) => [
    parentId,
    ...fields.flatMap(({ field, from, to }) => (field === 'parentId' ? [String(from), String(to)] : [])),
  ]);
  const names = await createHistoryRepository(db).parentNames(id, [...new Set(parentIds)]);
  const present = new Set<string>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map((row) => row.id);
    for (const each of await createDraftRowsRepository(db).present(id, kind, ids))
      present.add(`${kind} ${each}`);
  }
  const nameOf = (parentId: unknown) => names.get(String(parentId)) ?? '';
  return rows.map(({ parentId, fields, ...row }) => ({
    ...row,
    parentName: nameOf(parentId),
    fields: fields.map(({ field, from, to }) =>
      field === 'parentId' ? { field, from: nameOf(from), to: nameOf(to) } : { field, from, to },
    ),
    isPresent: present.has(`${row.kind} ${row.id}`),
  }));
}
