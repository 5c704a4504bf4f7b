import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { firstMessageId } from '../testing/demo/demo-messages';

/** The message centre: the list with its reading pane, and the page of one message. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Messages',
  args: { ...consoleStory.args, at: '/messageCenter/list' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Open: Story = { args: { at: `/messageCenter/list?id=${firstMessageId}` } };
export const Details: Story = { args: { at: `/messageCenter/details?id=${firstMessageId}` } };
export const Missing: Story = { args: { at: `/messageCenter/details?id=${firstMessageId}`, state: 'empty' } };
