import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';

/** The import centre: upload, and imported files in each state. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Imports',
  args: { ...consoleStory.args, at: '/reportImport', accountId: 1 },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const RejectedRows: Story = { play: press(['button', 'imports', 'see']) };
export const RejectedFile: Story = { tags: ['!test'], play: press(['button', 'imports', 'why']) };
export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
