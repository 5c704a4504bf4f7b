import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';

/** The pages and actions open to the user, and why. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Own permissions',
  args: { ...consoleStory.args, at: '/permission/directive' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Permissions: Story = {};
export const Pages: Story = { args: { at: '/permission/page' } };
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
