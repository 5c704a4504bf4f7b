import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { firstDraftId } from '../testing/demo/demo-drafts';

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

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const NewDraft: Story = { args: { at: '/adDraft/new' } };
export const Campaign: Story = { args: { at: `/adDraft/edit/${firstDraftId}` } };
export const Unit: Story = { args: { at: `/adDraft/edit/${firstDraftId}/unit` } };
export const Keywords: Story = { args: { at: `/adDraft/edit/${firstDraftId}/keyword` } };
export const Creatives: Story = { args: { at: `/adDraft/edit/${firstDraftId}/creative` } };
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
