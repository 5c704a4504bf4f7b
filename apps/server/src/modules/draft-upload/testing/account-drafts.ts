import type { AccountConflict, AccountMergeStatus } from '@meridian/api-client/contract';
import { rowsInOrder, type DraftCommand, type RowKind } from '@meridian/draft-editor/core';
import { idSource, seeded } from '@meridian/draft-editor/testing';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ProviderConnection } from '../../../kits/provider';
import { drafts } from '../../../platform/db/schema';
import { clearAccount } from './account-tree';
import { openDraft } from './compare-account';
import { randomEdits } from './random-edits';
import type { SimulatorWorkspace } from './simulator-workspace';
import { uploadDraft } from './upload-draft';

/** Drafts that are fetched from an account, edited, uploaded, and get its changes, by the API. */
export function createAccountDrafts(space: SimulatorWorkspace, account: ProviderConnection) {
  async function upload(id: string, campaignIds?: readonly string[]): Promise<void> {
    await space.startUpload(id, campaignIds);
    await space.runJobs();
    const { upload: last, list } = await space.status(id);
    expect([last?.state, list.filter(({ state }) => state === 'failed')]).toEqual(['succeeded', []]);
  }

  async function save(id: string, ...commands: DraftCommand[]): Promise<void> {
    const version = await space.versionOf(id);
    const steps = commands.map((command) => ({ id: randomUUID(), command }));
    expect((await space.call('draftSave', { id, version, commands: steps })).code).toBe(200);
  }

  const statusOf = async (draftId: string) =>
    (await space.call<AccountMergeStatus>('draftAccountMergeStatus', { draftId })).data;

  return {
    upload,
    save,
    statusOf,

    /** Fills the account anew, and deletes all drafts. */
    async clear(): Promise<void> {
      await space.test.database.db.delete(drafts);
      await clearAccount(account);
      await upload(await space.newDraft(uploadDraft({ imageId: space.imageId })));
    },

    /** A draft with the content of the account. */
    async fetched(): Promise<string> {
      const draftId = randomUUID();
      const body = { accountId: space.accountId, draftId, draftName: 'Account', campaignIds: null };
      expect((await space.call('draftAccountFetch', body)).code).toBe(200);
      await space.runJobs();
      return draftId;
    },

    /** Gets changes of the account. */
    async merge(draftId: string): Promise<AccountMergeStatus> {
      expect((await space.call('draftAccountMerge', { draftId })).code).toBe(200);
      await space.runJobs();
      return statusOf(draftId);
    },

    conflictsOf: async (draftId: string) =>
      (await space.call<{ conflicts: AccountConflict[] }>('draftAccountConflictList', { draftId })).data
        .conflicts,

    async decide(
      draftId: string,
      side: 'mine' | 'theirs',
      conflicts: AccountConflict[] | null = null,
    ): Promise<void> {
      const keys = conflicts?.map(({ kind, id, field }) => ({ kind, id, field })) ?? null;
      const body = { draftId, side, conflicts: keys };
      expect((await space.call('draftAccountConflictDecide', body)).code).toBe(200);
    },

    /** Themes are no part of the account, and random edits start from a draft without errors. */
    async withThemes(id: string): Promise<void> {
      const draft = await openDraft(space, id);
      const edits = (kind: 'creative' | 'picture', changes: object) =>
        rowsInOrder<RowKind>(draft, kind).map((row) => update(kind, row.id, changes));
      await save(id, ...edits('creative', { pictureTheme: 'Snow' }), ...edits('picture', { theme: 'Snow' }));
    },

    /** Edits any fields and rows. */
    async edit(id: string, seed: number, prefix: string): Promise<void> {
      const { commands } = randomEdits(await openDraft(space, id), {
        count: 5,
        random: seeded(seed),
        newId: idSource(`${prefix}${seed}-`),
        imageIds: [space.imageId],
      });
      if (commands.length > 0) await save(id, ...commands);
    },
  };
}

/** A command that changes fields of a row. */
export const update = (kind: RowKind, id: string, changes: object): DraftCommand => ({
  type: 'update',
  kind,
  edits: [{ id, changes }],
});
