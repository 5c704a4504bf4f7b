import type { AccountConflict, AccountMergeStatus } from '@meridian/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { firstDraftId, uploadedDraftId } from '../testing/demo/demo-drafts';

/** Ad drafts: the list, a new draft, and the editor. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Ad drafts',
  args: { ...consoleStory.args, at: '/adDraft/list' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

/** The upload step of a draft of the demo. */
const uploadOf = (number: number) => `/adDraft/edit/${firstDraftId.slice(0, -1)}${number}/upload`;

const liveRow = (kind: string, id: string) => ({
  kind,
  id,
  providerId: `at ${id}`,
  isSynchronized: true,
  review: null,
  reasons: [],
  failure: null,
  notSent: [],
  base: null,
  baseParentId: null,
});

const liveRows = [
  liveRow('campaign', 'campaign-1'),
  liveRow('unit', 'unit-1'),
  liveRow('keyword', 'keyword-2'),
];

/** A draft whose rows are in the account, with the account's other contents; null if the provider does not respond. */
const removal = (contents: Record<'unit' | 'keyword' | 'creative', number> | null) => ({
  at: `/adDraft/edit/${firstDraftId}/keyword`,
  responses: {
    '/draft/syncStates': { data: { rows: liveRows, next: null } },
    '/draft/accountContents': { data: { counts: contents } },
  },
});

const accountConflicts: AccountConflict[] = [
  { kind: 'campaign', id: 'campaign-1', field: 'budget', base: 200, mine: 260, theirs: 300 },
  { kind: 'unit', id: 'unit-1', field: 'row', base: 'present', mine: 'changed', theirs: 'removed' },
].map((conflict) => ({ ...conflict, foundTime: '2026-11-20T03:00:00Z' }) as AccountConflict);

/** A draft that was fetched from its account. */
const accountMerge = (
  merge: Partial<NonNullable<AccountMergeStatus['merge']>>,
  conflicts: readonly AccountConflict[] = [],
) => {
  const startedTime = '2026-11-20T03:00:00Z';
  const counts = { campaignsDone: 4, campaignsTotal: 4, added: 0, changed: 2, removed: 0 };
  const status = { state: 'done', problem: null, ...counts, startedTime, ...merge };
  return {
    at: `/adDraft/edit/${firstDraftId}/keyword`,
    responses: {
      '/draft/account/mergeStatus': {
        data: { isAvailable: true, merge: status, conflicts: conflicts.length },
      },
      '/draft/account/conflicts': { data: { conflicts, total: conflicts.length } },
      '/draft/syncStates': { data: { rows: liveRows, next: null } },
    },
  };
};

/** Opens the dialog that deletes a row of the structure, and waits for the row's contents in the account. */
function deleteInTree(name: RegExp): NonNullable<Story['play']> {
  return async ({ userEvent }) => {
    const [row] = await screen.findAllByRole('treeitem', { name });
    if (!row) return;
    await userEvent.click(within(row).getAllByRole('button').at(-1) ?? row);
    await userEvent.click((await screen.findAllByRole('menuitem')).at(-1) ?? row);
    await within(await screen.findByRole('dialog')).findByRole('status');
  };
}

/** Opens the dialog that copies the first campaign to another draft, and selects an account and a draft. */
function copyCampaign(select: { account: string; draft: RegExp }): NonNullable<Story['play']> {
  return async ({ userEvent }) => {
    const [campaign] = await screen.findAllByRole('treeitem', { name: /北海道/ });
    if (!campaign) return;
    await userEvent.click(within(campaign).getAllByRole('button').at(-1) ?? campaign);
    await userEvent.click(await screen.findByRole('menuitem', { name: '复制到其他草稿' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: '账户' }));
    await userEvent.keyboard(`${select.account}{Enter}`);
    await userEvent.click(await dialog.findByRole('combobox', { name: '草稿' }));
    await userEvent.click(await screen.findByRole('option', { name: select.draft }));
    await dialog.findByText(/将添加|检查失败/);
  };
}

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const NewDraft: Story = { args: { at: '/adDraft/new' } };
export const NewDraftFromAccount: Story = {
  args: { at: '/adDraft/new' },
  play: async ({ userEvent }) => {
    const fromAccount = (await screen.findAllByRole('radio')).at(-1);
    if (fromAccount) await userEvent.click(fromAccount);
  },
};
export const Campaign: Story = { args: { at: `/adDraft/edit/${firstDraftId}` } };
export const Unit: Story = { args: { at: `/adDraft/edit/${firstDraftId}/unit` } };
export const Keywords: Story = { args: { at: `/adDraft/edit/${firstDraftId}/keyword` } };
export const Creatives: Story = { args: { at: `/adDraft/edit/${firstDraftId}/creative` } };
/** The list with drafts that get changes of their accounts. */
const listedMerges = () => {
  const startedTime = '2026-11-20T19:00:00Z';
  const counts = { campaignsDone: 1, campaignsTotal: 4, added: 2, changed: 31, removed: 0 };
  const merge = { state: 'done', problem: null, ...counts, startedTime };
  const nightly = { nextTime: '2026-11-21T19:00:00Z', stopped: null, userName: '林薇' };
  const idOf = (count: number) => `${firstDraftId.slice(0, -1)}${String(count)}`;
  const drafts = [
    { draftId: idOf(1), merge, conflicts: 2, nightly },
    { draftId: idOf(2), merge: { ...merge, state: 'running' }, conflicts: 0, nightly: null },
    {
      draftId: idOf(3),
      merge: { ...merge, state: 'failed', problem: 'provider_access' },
      conflicts: 0,
      nightly: { ...nightly, nextTime: null, stopped: 'failed' },
    },
    { draftId: idOf(5), merge: null, conflicts: 0, nightly },
  ];
  return {
    at: '/adDraft/list',
    responses: {
      '/draft/account/mergeList': {
        data: { drafts: drafts.map((each) => ({ isAvailable: true, ...each })) },
      },
    },
  };
};
export const ListedChanges: Story = { args: listedMerges() };
export const ListedChangesNarrow: Story = {
  tags: ['all-cases'],
  args: listedMerges(),
  globals: { viewport: { value: 'mobile2' } },
};
export const GetChangesRunning: Story = { args: accountMerge({ state: 'running', campaignsDone: 1 }) };
export const GetChangesConflicts: Story = { args: accountMerge({ state: 'done' }, accountConflicts) };
export const GetChangesConflictsNarrow: Story = {
  tags: ['all-cases'],
  args: accountMerge({ state: 'done' }, accountConflicts),
  globals: { viewport: { value: 'mobile2' } },
};
export const GetChangesOfUploaded: Story = {
  args: {
    ...accountMerge({ state: 'done' }),
    at: `/adDraft/edit/${uploadedDraftId}`,
  },
};
/** Opens the history of a draft, and then a button of the newest entry. */
function openHistory(button?: number): NonNullable<Story['play']> {
  return async ({ userEvent }) => {
    await screen.findAllByRole('treeitem');
    await userEvent.keyboard('{Alt>}h{/Alt}');
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findAllByText(/2026/);
    const buttons = within(sheet).queryAllByRole('button', { expanded: false });
    if (button !== undefined && buttons[button]) await userEvent.click(buttons[button]);
  };
}
export const History: Story = { args: { at: `/adDraft/edit/${firstDraftId}/keyword` }, play: openHistory(2) };
export const HistoryNarrow: Story = {
  tags: ['all-cases'],
  args: { at: `/adDraft/edit/${firstDraftId}/keyword` },
  globals: { viewport: { value: 'mobile2' } },
  play: openHistory(2),
};
export const HistoryEmpty: Story = {
  args: {
    at: `/adDraft/edit/${firstDraftId}/keyword`,
    responses: {
      '/draft/history/list': {
        data: { entries: [], next: null, version: 7, isComplete: false, userNames: [] },
      },
    },
  },
  play: async ({ userEvent }) => {
    await screen.findAllByRole('treeitem');
    await userEvent.keyboard('{Alt>}h{/Alt}');
    await within(await screen.findByRole('dialog')).findByRole('status');
  },
};
export const HistoryFailed: Story = {
  args: {
    at: `/adDraft/edit/${firstDraftId}/keyword`,
    responses: { '/draft/history/list': { code: 500, message: 'The server has an error.' } },
  },
  play: async ({ userEvent }) => {
    await screen.findAllByRole('treeitem');
    await userEvent.keyboard('{Alt>}h{/Alt}');
    await within(await screen.findByRole('dialog')).findByRole('alert');
  },
};
export const HistoryGoBack: Story = {
  args: { at: `/adDraft/edit/${firstDraftId}/keyword` },
  play: press(['button', 'adDrafts', 'editor.draftHistory'], ['button', 'draftHistory', 'goBack']),
};
const toRailPasses = copyCampaign({ account: '启明', draft: /Rail passes/ });
export const CopyToDraft: Story = {
  args: { at: `/adDraft/edit/${firstDraftId}/keyword` },
  play: toRailPasses,
};
export const CopyToNewDraft: Story = {
  tags: ['all-cases'],
  args: { at: `/adDraft/edit/${firstDraftId}/keyword` },
  play: copyCampaign({ account: '启明', draft: /新建/ }),
};
export const CopyToDraftFailed: Story = {
  tags: ['all-cases'],
  args: {
    at: `/adDraft/edit/${firstDraftId}/keyword`,
    responses: { '/draft/rowCopy/preview': { code: 500, message: 'The server has an error.' } },
  },
  play: toRailPasses,
};
export const RemoveLiveUnit: Story = {
  args: removal({ unit: 0, keyword: 2, creative: 1 }),
  play: deleteInTree(/滑雪套餐/),
};
export const RemoveLiveCampaign: Story = {
  args: removal({ unit: 1, keyword: 12, creative: 0 }),
  play: deleteInTree(/北海道/),
};
/** The ad provider does not respond: the account's other contents are unknown. */
export const RemoveLiveUnchecked: Story = { args: removal(null), play: deleteInTree(/滑雪套餐/) };
export const UploadErrors: Story = { args: { at: uploadOf(1) } };
export const UploadPlan: Story = { args: { at: uploadOf(2) } };
export const UploadChosenCampaigns: Story = {
  args: { at: uploadOf(2) },
  play: async ({ userEvent }) => {
    const [summary] = await screen.findAllByText(/仅上传部分计划|Upload only some|僅上傳部分/);
    if (summary) await userEvent.click(summary);
    const [, , second] = within(
      await screen.findByRole('group', { name: /计划|Campaigns|廣告活動/ }),
    ).getAllByRole('checkbox');
    if (second) await userEvent.click(second);
  },
};
export const UploadChanges: Story = {
  args: { at: uploadOf(2) },
  play: press(['button', 'draftUpload', 'plan.changes']),
};
export const UploadRunning: Story = { args: { at: uploadOf(4) } };
export const UploadFailed: Story = { args: { at: uploadOf(3) } };
export const UploadSucceeded: Story = { args: { at: uploadOf(5) } };
export const UploadNarrow: Story = {
  tags: ['all-cases'],
  args: { at: uploadOf(4) },
  globals: { viewport: { value: 'mobile2' } },
};
export const UploadUnavailable: Story = {
  args: {
    at: uploadOf(4),
    responses: { '/draft/uploadStatus': { code: 500, message: 'The server has an error.' } },
  },
};
