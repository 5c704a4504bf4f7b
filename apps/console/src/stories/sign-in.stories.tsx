import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, press, type ConsoleStoryArgs } from '../testing/console-story';

/** Sign-in: the form, the picture to read, and the panel beside it. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Sign-in',
  args: { ...consoleStory.args, at: '/login', isSignedIn: false },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Chinese: Story = { tags: ['!test'], globals: { language: 'cn' } };
export const NoPicture: Story = { args: { state: 'failed' } };
/** What the form says before anything was sent. */
export const WithoutInput: Story = { play: press(['button', 'auth', 'submit']) };
/** The sign-in of another page was not accepted. */
export const RejectedByOtherPage: Story = { tags: ['!test'], args: { notice: 'sso_rejected' } };
