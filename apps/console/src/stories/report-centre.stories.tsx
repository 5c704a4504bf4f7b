import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { firstAccountId } from '../testing/demo/demo-accounts';

/** The report centre: weekly summary, sections, campaigns with their units. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Report centre',
  args: { ...consoleStory.args, at: '/reportCenter/keywordSearch/summary', accountId: firstAccountId },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
/** Compared with the same week a year ago. */
export const LastYear: Story = { args: { at: '/reportCenter/keywordSearch/summary?compare=lastYear' } };
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
export const Section: Story = { args: { at: '/reportCenter/keywordSearch/accountReport' } };
export const CampaignTree: Story = { args: { at: '/reportCenter/keywordSearch/searchWeekly' } };
