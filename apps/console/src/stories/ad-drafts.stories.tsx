import type { Meta, StoryObj } from '@storybook/react-vite';
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
