import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';
import { demoScheduleId } from '../testing/demo/demo-schedules';

/** The scheduled reports of a user: list, and a drawer with the form. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Scheduled reports',
  args: { ...consoleStory.args, at: '/reportSchedule' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

const narrow = { viewport: { value: 'mobile2' } };

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { tags: ['!test'], args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: narrow };
/** Says where a new one starts. */
export const NewSchedule: Story = { play: press(['button', 'schedules', 'newReport']) };
/** Recipients are found by name. */
export const Recipients: Story = {
  args: { at: `/reportSchedule?id=${demoScheduleId}` },
  play: press(['combobox', 'schedules', 'recipients.title']),
};
export const EditSchedule: Story = { args: { at: `/reportSchedule?id=${demoScheduleId}` } };
/** What colleagues send to the user. */
export const FromOthers: Story = { args: { at: '/reportSchedule?from=others' } };
export const NoneFromOthers: Story = {
  tags: ['all-cases'],
  args: { at: '/reportSchedule?from=others', state: 'empty' },
};
export const FromOthersFailed: Story = {
  tags: ['!test'],
  args: { at: '/reportSchedule?from=others', state: 'failed' },
};
export const FromOthersNarrow: Story = {
  tags: ['all-cases'],
  args: { at: '/reportSchedule?from=others' },
  globals: narrow,
};
