import { maxItemChanges, type HistoryItem, type ItemChange } from '@meridian/api-client/contract';
import { toRows } from '@meridian/draft-editor/core';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  drafts,
  draftSyncs,
  draftUploadItems,
  draftUploads,
  roles,
  userRoles,
} from '../../../platform/db/schema';
import { propertyRuns } from '../../../testing/property-runs';
import { uploadDraft } from '../testing/upload-draft';
import { createUploadWorkspace, type UploadWorkspace } from '../testing/upload-workspace';

let space: UploadWorkspace;
beforeAll(async () => {
  space = await createUploadWorkspace();
});
afterAll(() => space.test.close());

/** A name that no other draft has, within the provider's limit. */
const newName = () => randomUUID().slice(0, 8);

interface History {
  changes: ItemChange[];
  hasMore: boolean;
}

const history = (item: HistoryItem, { accountId = space.accountId, token = space.ann.token } = {}) =>
  space.call<History>('itemHistory', { accountId, item }, token);

async function upload(id: string): Promise<void> {
  await space.startUpload(id);
  await space.runJobs();
  expect(await space.statusOf(id)).toBe(4);
}

type Fields = Record<string, unknown>;
interface Edit {
  kind: keyof typeof rowIds;
  rowId: string;
  changes: Fields;
}

async function edit(id: string, edits: readonly Edit[]): Promise<void> {
  // as for an uploaded draft that got the changes of its account
  await space.test.database.db.update(drafts).set({ status: 1 }).where(eq(drafts.id, id));
  const version = await space.versionOf(id);
  const commands = edits.map(({ kind, rowId, changes }) => ({
    id: randomUUID(),
    command: { type: 'update', kind, edits: [{ id: rowId, changes }] },
  }));
  expect(await space.call('draftSave', { id, version, commands })).toMatchObject({ code: 200 });
}

/** Some rows. Their names are also elsewhere: units in two campaigns, keywords in three units. */
const rowIds = {
  campaign: ['c1', 'c2'],
  unit: ['c1u1', 'c2u1'],
  keyword: ['c1u1k1', 'c2u1k1', 'c1u2k1'],
} as const;
const kinds = ['campaign', 'unit', 'keyword'] as const;
const bid = fc.integer({ min: 100, max: 300 }).map((cents) => cents / 100);
const isPaused = fc.boolean();
const changesOf = {
  campaign: fc.oneof(
    fc.record({ isPaused }),
    fc.record({ budgetType: fc.constant(2), budget: fc.integer({ min: 60, max: 400 }) }),
    fc.record({ campaignName: fc.uuid().map((id) => id.slice(0, 8)) }),
  ),
  unit: fc.oneof(
    fc.record({ isPaused, bid }),
    fc.record({ adgroupName: fc.constantFrom('Unit 7', 'Unit 8') }),
  ),
  keyword: fc.oneof(fc.record({ isPaused }), fc.record({ bid })),
};
const editArbitrary = fc.constantFrom(...kinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    rowId: fc.constantFrom<string>(...rowIds[kind]),
    changes: changesOf[kind],
  }),
);

it('has every change that uploads made to an item, and no other, by its current names and its id', async () => {
  const edits = fc.array(editArbitrary, { minLength: 1, maxLength: 5 });
  let updates = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 2, maxLength: 3 }), async (rounds) => {
      const draft = uploadDraft({ name: newName(), imageId: space.imageId });
      const id = await space.newDraft(draft);
      const sameWord = { keyword: 'snow' };
      await edit(
        id,
        rowIds.keyword.map((rowId) => ({ kind: 'keyword', rowId, changes: sameWord })),
      );
      await upload(id);
      const { rows } = toRows(draft);
      const current = new Map<string, Fields>(
        kinds.flatMap((kind) =>
          rows[kind].map((row) => [row.id, { ...row, ...(kind === 'keyword' && sameWord) }]),
        ),
      );
      const expected = new Map<string, object[]>();
      for (const [index, round] of rounds.entries()) {
        // at least one change, so that there is an upload
        const always: Edit = { kind: 'unit', rowId: 'c2u2', changes: { bid: 5 + index } };
        await edit(id, [...round, always]);
        await upload(id);
        const before = new Map(current);
        for (const { rowId, changes } of round) current.set(rowId, { ...current.get(rowId), ...changes });
        for (const [rowId, to] of current) {
          const from = before.get(rowId) ?? {};
          const fields = Object.keys(to).filter((field) => to[field] !== from[field]);
          if (fields.length === 0) continue;
          const change = Object.fromEntries(fields.map((field) => [field, [from[field], to[field]]]));
          expected.set(rowId, [change, ...(expected.get(rowId) ?? [])]);
        }
      }

      const syncs = await space.test.database.db.select().from(draftSyncs).where(eq(draftSyncs.draftId, id));
      const nameOf = (rowId: string, field: string) => String(current.get(rowId)?.[field]);
      for (const kind of kinds)
        for (const rowId of rowIds[kind]) {
          const { providerId = '' } = syncs.find((sync) => sync.kind === kind && sync.rowId === rowId) ?? {};
          const found = (await history({ kind, providerId })).data.changes;
          expect(found.at(-1)).toMatchObject({ action: 'create', fields: [], userName: 'Ann', draftId: id });
          const changes = found
            .slice(0, -1)
            .map(({ fields }) =>
              Object.fromEntries(fields.map(({ field, from, to }) => [field, [from, to]])),
            );
          expect(changes).toEqual(expected.get(rowId) ?? []);
          updates += changes.length;
          const campaignName = nameOf(rowId.slice(0, 2), 'campaignName');
          const adgroupName = nameOf(rowId.slice(0, 4), 'adgroupName');
          const byNames = {
            campaign: { kind: 'campaign', campaignName },
            unit: { kind: 'unit', campaignName, adgroupName },
            keyword: { kind: 'keyword', campaignName, adgroupName, keyword: 'snow' },
          } as const satisfies Record<typeof kind, HistoryItem>;
          expect((await history(byNames[kind])).data.changes).toEqual(found);
        }
    }),
    { numRuns: propertyRuns(2), endOnFailure: true },
  );
  expect(updates).toBeGreaterThan(0);
});

it('finds an item by a name that it had before', async () => {
  const name = newName();
  const id = await space.newDraft(uploadDraft({ name, campaigns: 1, imageId: space.imageId }));
  await upload(id);
  await edit(id, [{ kind: 'campaign', rowId: 'c1', changes: { campaignName: `${name} new` } }]);
  await upload(id);
  const byName = async (campaignName: string) =>
    (await history({ kind: 'campaign', campaignName })).data.changes;
  expect(await byName(`${name} 1`)).toHaveLength(2);
  expect(await byName(`${name} new`)).toEqual(await byName(`${name} 1`));
});

it('says whether there are older changes than those listed', async () => {
  const id = await space.newDraft(uploadDraft({ name: newName(), campaigns: 1, imageId: space.imageId }));
  await upload(id);
  const { db } = space.test.database;
  const [first] = await db.select().from(draftUploads).where(eq(draftUploads.draftId, id));
  const [item] = await db
    .select()
    .from(draftUploadItems)
    .where(eq(draftUploadItems.uploadId, first?.id ?? ''));
  if (!first || !item) throw new Error('not uploaded');
  const repeat = async (count: number, from: number) => {
    for (let index = from; index < from + count; index += 1) {
      const uploadId = randomUUID();
      await db.insert(draftUploads).values({ ...first, id: uploadId, version: 1_000 + index });
      await db.insert(draftUploadItems).values({ ...item, uploadId, idempotencyKey: randomUUID() });
    }
  };
  await repeat(maxItemChanges - 1, 0);
  const wanted: HistoryItem = { kind: item.kind, providerId: item.providerId ?? '' };
  expect((await history(wanted)).data).toMatchObject({ changes: { length: maxItemChanges }, hasMore: false });
  await repeat(1, maxItemChanges);
  expect((await history(wanted)).data).toMatchObject({ changes: { length: maxItemChanges }, hasMore: true });
});

it('is empty for items of other accounts, and forbidden without access to drafts or to the account', async () => {
  const id = await space.newDraft(uploadDraft({ name: 'Own', campaigns: 1, imageId: space.imageId }));
  await upload(id);
  const { fixtures, database } = space.test;
  const other = await fixtures.addAccount();
  const both = await fixtures.signedIn({ accountIds: [space.accountId, other] });
  const wanted: HistoryItem = { kind: 'campaign', campaignName: 'Own 1' };
  expect((await history(wanted, { token: both.token })).data.changes).toHaveLength(1);
  const elsewhere = await history(wanted, { accountId: other, token: both.token });
  expect(elsewhere.data).toEqual({ changes: [], hasMore: false });
  expect((await history(wanted, { accountId: other })).code).not.toBe(200);
  const reader = await fixtures.signedIn({ role: null, accountIds: [space.accountId] });
  const permissions = ['report:search:view'];
  const [role] = await database.db.insert(roles).values({ name: newName(), permissions }).returning();
  await database.db.insert(userRoles).values({ userId: reader.userId, roleId: role?.id ?? '' });
  expect((await history(wanted, { token: reader.token })).code).not.toBe(200);
});
