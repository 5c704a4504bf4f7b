import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';

/** Language and password of the user. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Settings',
  args: { ...consoleStory.args, at: '/systemSet/languageSet' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Language: Story = {};
export const Password: Story = { args: { at: '/systemSet/changePassword' } };
export const PasswordNarrow: Story = {
  tags: ['!test'],
  args: { at: '/systemSet/changePassword' },
  globals: { viewport: { value: 'mobile2' } },
};
