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
  args: {
    at: `/adDraft/edit/${firstDraftId}/keyword`,
    responses: {
      '/draft/syncStates': {
        data: { rows: [liveRow('campaign', 'campaign-1'), liveRow('unit', 'unit-1')], next: null },
      },
      '/draft/accountContents': { data: { counts: { unit: 0, keyword: 2, creative: 1 } } },
    },
  },
  play: async ({ userEvent }) => {
    const [unit] = await screen.findAllByRole('treeitem', { name: /滑雪套餐/ });
    if (!unit) return;
    await userEvent.click(within(unit).getAllByRole('button').at(-1) ?? unit);
    const items = await screen.findAllByRole('menuitem');
    await userEvent.click(items.at(-1) ?? unit);
    await within(await screen.findByRole('dialog')).findByRole('status');
  },
};
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
