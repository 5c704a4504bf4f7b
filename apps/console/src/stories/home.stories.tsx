import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';

/** Home: balance and last full day, trend, largest changes, accounts. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Home',
  args: { ...consoleStory.args, at: '/home/index' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { tags: ['all-cases'], globals: { theme: 'dark' } };
export const Chinese: Story = { tags: ['!dev', '!autodocs'], globals: { language: 'cn' } };
/** Without account reports, but with more detailed ones. */
export const EmptyCn: Story = { ...Empty, tags: ['!dev', '!autodocs'], globals: { language: 'cn' } };
export const EmptyTw: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', viewport: { value: 'mobile2' } },
};
