import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { demoUserIds } from '../testing/demo/demo-access';

/** Users of the workspace: the list, and the drawer for one of them. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Users',
  args: { ...consoleStory.args, at: '/system/user' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

const openAt = (id: string): Story => ({ args: { at: `/system/user?id=${id}` } });

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const NoMatch: Story = { args: { state: 'empty', at: '/system/user?text=nobody' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Drawer: Story = openAt(demoUserIds.plain);
export const LockedUser: Story = openAt(demoUserIds.locked);
export const NeverSignedIn: Story = { ...openAt(demoUserIds.fresh), tags: ['!test'] };
export const NewUser: Story = openAt('new');
export const DrawerNarrow: Story = {
  tags: ['all-cases'],
  ...openAt(demoUserIds.plain),
  globals: { viewport: { value: 'mobile2' } },
};
export const OneTimePassword: Story = {
  ...openAt(demoUserIds.plain),
  play: press(
    ['button', 'access', 'users.form.makePassword'],
    ['button', 'access', 'users.form.makePassword'],
  ),
};
