import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { demoAuditIds } from '../testing/demo/demo-audit';

/** The audit log: who did what and when, and a drawer with values before and after. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Audit log',
  args: { ...consoleStory.args, at: '/system/audit' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

const openAt = (id: string): Story => ({ args: { at: `/system/audit?id=${id}` } });

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { tags: ['!test'], args: { state: 'empty' } };
export const NoMatch: Story = { args: { state: 'empty', at: '/system/audit?user=nobody' } };
export const Failed: Story = { tags: ['!test'], args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Changes: Story = openAt(demoAuditIds.changed);
export const WithoutChanges: Story = { ...openAt(demoAuditIds.plain), tags: ['!test'] };
export const ChangesNarrow: Story = {
  tags: ['all-cases'],
  ...openAt(demoAuditIds.changed),
  globals: { viewport: { value: 'mobile2' } },
};
export const Export: Story = { play: press(['button', 'audit', 'export']) };
