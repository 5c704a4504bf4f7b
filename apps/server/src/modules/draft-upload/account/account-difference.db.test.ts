import type { EndpointData, endpoints, PlannedChange } from '@meridian/api-client/contract';
import {
  changedRows,
  commandToRevert,
  createDraftSync,
  type RemovedRow,
  type RowReference,
} from '@meridian/draft-editor/core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { propertyRuns } from '../../../testing/property-runs';
import { createAccountDrafts } from '../testing/account-drafts';
import { openDraft } from '../testing/compare-account';
import { createSimulatorProvider } from '../testing/simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from '../testing/simulator-workspace';

let space: SimulatorWorkspace;
let own: ReturnType<typeof createAccountDrafts>;
beforeAll(async () => {
  space = await createSimulatorWorkspace({ timeoutMs: 10_000 });
  const account = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(space.accountId);
  own = createAccountDrafts(space, account);
});
beforeEach(() => own.clear());
afterAll(() => space.close());

/** What the editor knows about a draft and its account. */
async function differenceOf(id: string) {
  const draft = await openDraft(space, id);
  const states = (await space.call<EndpointData<typeof endpoints.draftSyncStates>>('draftSyncStates', { id }))
    .data.rows;
  const gone = (await space.call<EndpointData<typeof endpoints.draftRemovedRows>>('draftRemovedRows', { id }))
    .data.rows;
  const sent = states.map(({ providerId, ...row }) => ({
    ...row,
    reasons: [],
    isInAccount: providerId !== null,
  }));
  const deleted = gone.map(({ kind, id: rowId, base, parentId, baseParentId }) => ({
    kind,
    id: rowId,
    base,
    baseParentId: baseParentId ?? parentId,
    isSynchronized: false,
    isInAccount: true,
    reasons: [],
  }));
  const sync = createDraftSync({ sent: [...sent, ...deleted], baseline: draft })?.(draft);
  if (!sync) throw new Error('nothing was sent');
  // asserted: the fields of a row are those of its kind
  const removed = gone.map(
    ({ kind, id: rowId, parentId, previousId, fields }) =>
      ({
        kind,
        id: rowId,
        parentId,
        previousId,
        reasons: [],
        row: { ...fields, id: rowId },
      }) as unknown as RemovedRow,
  );
  return { draft, sync, removed, states };
}
type Difference = Awaited<ReturnType<typeof differenceOf>>;

async function plannedChanges(id: string): Promise<PlannedChange[]> {
  const body = { query: { id }, page: { number: 1, size: 50 } };
  return (await space.call<{ list: PlannedChange[] }>('draftPlannedChanges', body)).data.list;
}

const keyOf = ({ kind, id }: RowReference) => `${kind} ${id}`;
/** Fields that identify an item at the provider: with another value, or in another unit, another item takes its place. */
const identifying = ['keyword', 'matchType', 'title', 'description1', 'description2', 'parentId'];
/** A budget is sent with its type. */
const fieldsOf = (fields: readonly { field: string }[]) =>
  [...new Set(fields.map(({ field }) => (field === 'budget' ? 'budgetType' : field)))].toSorted();

/** Planned items by their rows: for another name in between, an item is sent twice, and a replaced one is removed and created. */
function plannedByRow({ states }: Difference, planned: readonly PlannedChange[]) {
  const rowOf = new Map(
    states.map(({ kind, id, providerId }) => [`${kind} removed-${providerId ?? ''}`, id]),
  );
  const rows = new Map<string, PlannedChange[]>();
  for (const item of planned) {
    const id = rowOf.get(keyOf(item)) ?? item.id.replace(/:name$/, '');
    const key = keyOf({ kind: item.kind, id });
    rows.set(key, [...(rows.get(key) ?? []), item]);
  }
  return rows;
}

/** Marked rows that the plan does not send as they are marked, and planned items without a marked row. */
function contradictions(difference: Difference, planned: readonly PlannedChange[]): string[] {
  const { sync, removed } = difference;
  const rows = plannedByRow(difference, planned);
  const marked = changedRows(difference);
  const isMarked = new Set(marked.map(keyOf));
  const isRemoved = new Set(removed.map(keyOf));
  const unmarked = [...rows].flatMap(([key, items]) =>
    isMarked.has(key) || items.every(({ action }) => action === 'none') ? [] : [`not marked: ${key}`],
  );
  const unsent = marked.flatMap((row) => {
    // the account binds contents to units, whatever rows have them
    if (row.kind === 'picture') return [];
    const items = rows.get(keyOf(row)) ?? [];
    const { isNew, differences } = sync.of(row.kind, row.id);
    const isReplaced = differences.some(({ field }) => identifying.includes(field));
    // another row may have the name that this one had
    if (isReplaced || isRemoved.has(keyOf(row))) return [];
    if (isNew) return items.some(({ action }) => action !== 'none') ? [] : [`new, not sent: ${keyOf(row)}`];
    const notSent = fieldsOf(items.flatMap((item) => item.notSent));
    const sendable = (fields: readonly { field: string }[]) =>
      fieldsOf(fields)
        .filter((field) => !notSent.includes(field))
        .join();
    const expected = sendable(differences);
    const sent = sendable(items.flatMap(({ fields }) => fields));
    return expected === sent ? [] : [`${keyOf(row)}: marked ${expected}, sent ${sent}`];
  });
  return [...unmarked, ...unsent];
}

it('is what the plan of an upload sends, and reverting all of it leaves nothing to send', async () => {
  for (const seed of Array.from({ length: propertyRuns(3) }, (_, at) => at + 1)) {
    const id = await own.fetched();
    await own.withThemes(id);
    await own.edit(id, seed, 'd');
    const difference = await differenceOf(id);
    expect(contradictions(difference, await plannedChanges(id)), `seed ${seed}`).toEqual([]);
    const command = commandToRevert({ ...difference, undos: [] }, changedRows(difference));
    if (command) await own.save(id, command);
    expect((await space.plan(id)).total, `seed ${seed}`).toMatchObject({
      created: 0,
      changed: 0,
      removed: 0,
    });
  }
});
