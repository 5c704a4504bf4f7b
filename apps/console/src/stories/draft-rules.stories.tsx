import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { demoRuleId } from '../testing/demo/demo-draft-rules';

/** The rules of companies for ad drafts: list, and a drawer with the form. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Draft rules',
  args: { ...consoleStory.args, at: '/systemSet/draftRule' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { tags: ['!test'], args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const NewRule: Story = { args: { at: '/systemSet/draftRule?id=new' } };
export const EditRule: Story = { args: { at: `/systemSet/draftRule?id=${demoRuleId}` } };
