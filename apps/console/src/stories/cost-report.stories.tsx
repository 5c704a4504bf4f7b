import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';

/** What customers, companies, accounts and channels cost: a tree of sums. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Cost report',
  args: { ...consoleStory.args, at: '/costReport' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Closed: Story = {};
export const Open: Story = { args: { at: '/costReport?expand=1' } };
export const ExpandAll: Story = { tags: ['!test'], play: press(['button', 'costReport', 'expandAll']) };
export const Compared: Story = { args: { at: '/costReport?compare=previous' } };
export const Trend: Story = { args: { at: '/costReport?trend=1' } };
export const Export: Story = { tags: ['!test'], play: press(['button', 'costReport', 'export']) };
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { tags: ['!test'], args: { state: 'empty' } };
export const NoMatch: Story = { args: { state: 'empty', at: '/costReport?text=nobody' } };
export const Failed: Story = { tags: ['!test'], args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = {
  args: { at: '/costReport?expand=1' },
  globals: { viewport: { value: 'mobile2' } },
};
