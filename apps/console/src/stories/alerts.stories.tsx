import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { demoAlertId, demoReportAlertId } from '../testing/demo/demo-alerts';

/** The alerts of a user: list, and a drawer with the form. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Alerts',
  args: { ...consoleStory.args, at: '/alert' },
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
export const NewAlert: Story = { args: { at: '/alert?id=new' } };
/** Of a report: its days and number of rows. */
export const EditReportAlert: Story = { args: { at: `/alert?id=${demoReportAlertId}` } };
export const EditAlert: Story = { args: { at: `/alert?id=${demoAlertId}` } };
