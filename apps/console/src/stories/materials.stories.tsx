import { translate } from '@meridian/i18n/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { firstAccountId } from '../testing/demo/demo-accounts';

/** The material library: pictures by theme, in a grid and as a list. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Material library',
  args: { ...consoleStory.args, at: '/material/image', accountId: firstAccountId },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

export const Full: Story = {};
export const List: Story = { args: { at: '/material/image?view=list&size=100' } };
export const Loading: Story = { tags: ['!test'], args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Forbidden: Story = { tags: ['!test'], args: { state: 'forbidden' } };
export const Narrow: Story = { tags: ['all-cases'], globals: { viewport: { value: 'mobile2' } } };

/** Pictures that are being sent to the provider, which is busy. */
export const Sending: Story = {
  args: {
    responses: (language) => ({
      '/material/search/segment/toBaiduStatus': {
        data: {
          pending: 12,
          synchronized: 76,
          failed: 3,
          wait: {
            reason: 'busy',
            message: translate(language, 'uploadFailures', 'busy'),
            code: null,
            providerMessage: null,
            field: null,
            content: null,
            canRetry: true,
          },
        },
      },
    }),
  },
};
