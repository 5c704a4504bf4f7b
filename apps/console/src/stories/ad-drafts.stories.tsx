import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
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

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
export const NewDraft: Story = { args: { at: '/adDraft/new' } };
export const Campaign: Story = { args: { at: `/adDraft/edit/${firstDraftId}` } };
export const Unit: Story = { args: { at: `/adDraft/edit/${firstDraftId}/unit` } };
export const Keywords: Story = { args: { at: `/adDraft/edit/${firstDraftId}/keyword` } };
export const Creatives: Story = { args: { at: `/adDraft/edit/${firstDraftId}/creative` } };
