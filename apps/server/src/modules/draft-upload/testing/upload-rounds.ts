import { toRows, type Draft, type DraftCommand, type RowKind } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { clearAccount, readAccountTree } from './account-tree';
import { differencesFrom, openDraft, pictureDifferences } from './compare-account';
import { writtenTwice } from './sent-items';
import { createSimulatorProvider } from './simulator-provider';
import { createSimulatorWorkspace, type SimulatorWorkspace } from './simulator-workspace';
import { uploadDraft } from './upload-draft';
import { findWrongStates } from './wrong-states';

/** A text that the simulator always rejects. */
const rejectedText = '禁投';
export const rejectedRowId = 'rejected';
const rejectedKeyword = {
  id: rejectedRowId,
  keyword: rejectedText,
  matchType: 'exact',
  bid: null,
};

const update = (kind: RowKind, id: string, changes: object) =>
  ({ type: 'update', kind, edits: [{ id, changes }] }) as DraftCommand;
const add = (kind: 'keyword' | 'picture', parentId: string, row: object) =>
  ({
    type: 'add',
    kind,
    placements: [{ parentId, rows: [row] }],
  }) as DraftCommand;
const remove = (kind: 'unit' | 'keyword' | 'picture', id: string) =>
  ({ type: 'remove', kind, ids: [id] }) as DraftCommand;

/** An edit of each kind and action; keywords and creatives with new texts are replaced. */
export const editsOfEachKind = (_: Draft, imageId: string): DraftCommand[] => [
  update('campaign', 'c1', { budget: 120, bid: 3, exactNegatives: ['jobs'], isPaused: true }),
  update('unit', 'c1u1', { bid: 1.5, phraseNegatives: ['free'], adgroupName: 'Unit 2' }),
  update('unit', 'c1u2', { adgroupName: 'Unit 1', isPaused: true }),
  update('keyword', 'c1u1k1', { bid: 2, isPaused: true }),
  update('keyword', 'c1u1k2', { keyword: 'ski school' }),
  update('creative', 'c1u1i', { title: 'Snow tours for all' }),
  update('creative', 'c1u2i', {
    mobileFinalUrl: 'https://www.example.com/snow',
    isPaused: true,
  }),
  remove('keyword', 'c1u2k1'),
  remove('unit', 'c1u3'),
  add('keyword', 'c1u2', {
    id: 'new',
    keyword: 'ski pass',
    matchType: 'phrase',
    bid: 1,
    isPaused: true,
  }),
  add('picture', 'c1u2', { id: 'newp', imageId, theme: 'Snow', ratio: '1:1' }),
  remove('picture', 'c1u2p'),
  update('picture', 'c1u1p', { imageId }),
];

/**
 * Processes an upload to its end. `check` fails if a state shown after a kill is wrong. Returns where a server was
 * interrupted.
 */
export type Work = (uploadId: string, check: (label: string) => Promise<void>) => Promise<string[]>;

export interface UploadRound {
  size: Required<Pick<Parameters<typeof uploadDraft>[0] & object, 'unitsPerCampaign' | 'keywordsPerUnit'>>;
  editsOf: (draft: Draft, imageId: string) => DraftCommand[];
  work: Work;
}

export interface UploadRounds {
  space: SimulatorWorkspace;
  /**
   * Uploads a new draft with one campaign, edits of it, and their undo; returns where servers were interrupted. Fails
   * unless each upload sends everything once, all shown states are correct, and the account matches the draft, or its
   * state before the edits.
   */
  run(round: UploadRound): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens an account in which rounds run one after another. */
export async function openUploadRounds(
  options: Parameters<typeof createSimulatorWorkspace>[0] = {},
): Promise<UploadRounds> {
  const space = await createSimulatorWorkspace(options);
  const account = await createSimulatorProvider(space.simulator.baseUrl, 2_000).connect(space.accountId);

  async function save(id: string, ...commands: DraftCommand[]): Promise<void> {
    const version = await space.versionOf(id);
    const steps = commands.map((command) => ({ id: randomUUID(), command }));
    expect((await space.call('draftSave', { id, version, commands: steps })).code).toBe(200);
  }

  async function upload(draftId: string, work: Work): Promise<string[]> {
    const from = space.simulator.writes().length;
    const uploadId = await space.startUpload(draftId);
    const expectTrue = async (label: string) =>
      expect(await findWrongStates(space, account, draftId), label).toEqual([]);
    const labels = await work(uploadId, expectTrue);
    // nothing of it was stored
    const twice = writtenTwice(space.simulator.writes().slice(from)).filter(
      (key) => !key.includes(rejectedText),
    );
    expect(twice, labels.join()).toEqual([]);
    await expectTrue(labels.join());
    return labels;
  }

  async function expectUploaded(id: string): Promise<void> {
    const { keyword } = toRows(await openDraft(space, id)).rows;
    const rejected = keyword.filter((row) => row.keyword === rejectedText);
    expect(await space.statusOf(id)).toBe(rejected.length === 0 ? 4 : 3);
    const differences = await differencesFrom(space, account, id);
    const isOfRejected = (text: string) =>
      text.startsWith('not in the account: ') && text.endsWith(rejectedText);
    expect(differences.filter((text) => !isOfRejected(text))).toEqual([]);
    expect(differences).toHaveLength(rejected.length);
    expect(await pictureDifferences(space, account, id)).toEqual([]);
  }

  return {
    space,
    async run({ size, editsOf, work }) {
      await clearAccount(account);
      const imageId = await space.newPicture();
      const id = await space.newDraft(uploadDraft({ campaigns: 1, imageId, ...size }));
      await save(id, add('keyword', 'c1u1', rejectedKeyword));
      const created = await upload(id, work);
      await expectUploaded(id);
      const before = await readAccountTree(account);

      await save(id, ...editsOf(await openDraft(space, id), await space.newPicture()));
      const edited = await upload(id, work);
      await expectUploaded(id);

      const inverse = randomUUID();
      expect((await space.call('draftInverse', { id, newId: inverse, name: 'Undo' })).code).toBe(200);
      const undone = await upload(inverse, work);
      await expectUploaded(inverse);
      expect(await readAccountTree(account)).toEqual(before);
      return [...created, ...edited, ...undone];
    },
    close: () => space.close(),
  };
}
