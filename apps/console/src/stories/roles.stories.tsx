import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { ownRoleId } from '../testing/demo/demo-access';

/** Roles: pages, permissions and a summary in plain words. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Roles',
  args: { ...consoleStory.args, at: `/permission/role?role=${ownRoleId}` },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const OwnRole: Story = {};
export const BuiltInRole: Story = { args: { at: '/permission/role' } };
export const NewRole: Story = { args: { at: '/permission/role?role=new' } };
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Preview: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: press(['button', 'access', 'roles.summaryButton'], ['button', 'access', 'roles.preview']),
};
