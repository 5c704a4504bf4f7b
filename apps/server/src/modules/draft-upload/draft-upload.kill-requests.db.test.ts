import type { EndpointData, endpoints, PlannedChange } from '@meridian/api-client/contract';
import { toRows, type DraftCommand } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../platform/clock';
import { openDatabase, poolUses, type Database } from '../../platform/db';
import { openStatementProxy } from '../../testing/exchanges';
import { createAccountsRepository, createHomeService } from '../accounts';
import { createSaveCommandsService } from '../drafts';
import { createInverse } from './create-inverse';
import { createDraftPreviews } from './draft-previews';
import { createPlanService } from './plan/plan.service';
import { openDraft } from './testing/compare-account';
import { uploadDraft } from './testing/upload-draft';
import { createUploadWorkspace, type UploadWorkspace } from './testing/upload-workspace';

const clock = createClock();
let space: UploadWorkspace;
/** Id of a draft whose rows are all in the account, except the creatives, which the provider rejects. */
let id: string;
let user: { userId: string; accountIds: number[] };
beforeAll(async () => {
  space = await createUploadWorkspace();
  user = { userId: space.ann.userId, accountIds: [space.accountId] };
  id = await space.newDraft(uploadDraft({ campaigns: 1, imageId: space.imageId }));
  const failure = { code: '901601', message: 'rejected' };
  space.provider.rejectItems((kind) => (kind === 'creative' ? failure : undefined));
  await space.startUpload(id);
  await space.runJobs();
});
afterAll(() => space.test.close());

/** Repeats an action and kills it after each statement or transaction once: nothing more reaches the database. */
async function killAtEach(
  request: (db: Database) => Promise<unknown>,
  check: (label: string) => Promise<void>,
): Promise<string[]> {
  const labels: string[] = [];
  for (;;) {
    let number = 0;
    let reached: string | undefined;
    const proxy = await openStatementProxy(space.test.database.url, {
      async onResponse(label) {
        if (reached !== undefined || (number += 1) <= labels.length) return;
        reached = label;
        await proxy.close();
      },
    });
    const { db, close } = openDatabase(proxy.url, { use: poolUses.jobs });
    const [outcome] = await Promise.allSettled([request(db)]);
    await close();
    if (reached === undefined) {
      await proxy.close();
      if (outcome.status === 'rejected') throw outcome.reason;
      return labels;
    }
    labels.push(reached);
    await check(`killed after ${labels.join(', ')}`);
  }
}

/** Rows of a draft, and the removals of its next upload. */
async function contentOf(draftId: string) {
  const { code, data } = await space.call<EndpointData<typeof endpoints.draftRemovedRows>>(
    'draftRemovedRows',
    {
      id: draftId,
    },
  );
  if (code !== 200) return undefined;
  const removals = data.rows.map((row) => `${row.kind} ${row.id}`).toSorted();
  return { rows: toRows(await openDraft(space, draftId)).rows, removals };
}

const saved = (db: Database, version: number, ...commands: DraftCommand[]) =>
  createSaveCommandsService({ db, clock }).save(user, {
    id,
    version,
    accountScope: user.accountIds,
    commands: commands.map((command) => ({ id: randomUUID(), command })),
  });

describe('a kill', () => {
  it('leaves a draft and its removals as before or after a save', async () => {
    const before = await contentOf(id);
    const { rows } = before ?? {};
    const removal: DraftCommand = { type: 'remove', kind: 'unit', ids: ['c1u2'] };
    const outcomes: unknown[] = [];
    await killAtEach(
      async (db) => saved(db, await space.versionOf(id), removal),
      async () => {
        outcomes.push(await contentOf(id));
        const placed = (['unit', 'keyword', 'creative', 'picture'] as const).map((kind): DraftCommand => {
          const own = rows?.[kind].filter((row) => row.id.startsWith('c1u2')) ?? [];
          const placements = own.map(({ parentId, ...row }) => ({ parentId, rows: [row] }));
          // asserted: rows of this kind
          return { type: 'add', kind, placements } as DraftCommand;
        });
        if ((await contentOf(id))?.removals.length !== 0)
          await saved(space.test.database.db, await space.versionOf(id), ...placed);
        expect(await contentOf(id)).toEqual(before);
      },
    );
    const after = await contentOf(id);
    expect(after?.removals).toHaveLength(5);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const outcome of outcomes) expect([before, after]).toContainEqual(outcome);
  });

  it('leaves no partial undo, which is complete once it is requested again', async () => {
    const inverse = (db: Database, newId: string) =>
      createInverse({ db, clock }, user, { id, newId, name: 'Undo' });
    const whole = randomUUID();
    await inverse(space.test.database.db, whole);
    const expected = await contentOf(whole);
    expect(expected?.removals.length).toBeGreaterThan(0);
    let newId = randomUUID();
    const labels = await killAtEach(
      (db) => inverse(db, newId),
      async (label) => {
        expect([undefined, expected], label).toContainEqual(await contentOf(newId));
        await inverse(space.test.database.db, newId);
        expect(await contentOf(newId), label).toEqual(expected);
        newId = randomUUID();
      },
    );
    expect(labels).toContain('COMMIT');
  });

  it('leaves a complete plan or none', async () => {
    const planned = (db: Database) =>
      createPlanService({
        db,
        writeDb: db,
        previews: createDraftPreviews(db),
        providers: [space.provider],
        home: createHomeService({ accounts: createAccountsRepository(db), clock }),
      }).changes(user, { id }, { size: 50, offset: 0 });
    const listed = async () => {
      const body = { query: { id }, page: { number: 1, size: 50 } };
      return (await space.call<{ list: PlannedChange[] }>('draftPlannedChanges', body)).data.list;
    };
    const expected = await listed();
    expect(expected.length).toBeGreaterThan(0);
    const labels = await killAtEach(
      async (db) => {
        // invalidates the stored plan
        await space.test.database.db.execute(`update draft_plans set state = ''`);
        await planned(db);
      },
      async (label) => expect(await listed(), label).toEqual(expected),
    );
    expect(labels.filter((label) => label === 'COMMIT').length).toBeGreaterThan(1);
  });
});
