import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { draftAnnouncementId } from '../testing/demo/demo-messages';

/** Announcements: the list, and the editor with its preview. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Announcements',
  args: { ...consoleStory.args, at: '/systemSet/announcement' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };
export const Editor: Story = { args: { at: `/systemSet/announcement/edit?id=${draftAnnouncementId}` } };
export const NewAnnouncement: Story = { args: { at: '/systemSet/announcement/edit' } };
