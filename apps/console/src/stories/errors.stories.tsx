import { allPermissions } from '@meridian/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';
import { demoUser } from '../testing/demo/demo-accounts';

/** What stands in place of a page: not found, forbidden, session expired, server unreachable. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Errors',
  args: { ...consoleStory.args, at: '/home/index' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

const user = demoUser('en', [allPermissions]);
const inUnknownZone = user.accounts.map((account) => ({ ...account, timeZone: 'Nowhere/Unknown' }));

export const NotFound: Story = { args: { at: '/404?path=/keywordSearch/keyword/keywordDayly' } };
export const NotAllowed: Story = { args: { at: '/downloadCenter/index', state: 'forbidden' } };
export const SessionExpired: Story = { args: { connection: 'expired' } };
export const ServerUnreachable: Story = {
  args: { connection: 'unreachable' },
  // data that cannot be refreshed are inactive, which contrast does not apply to
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const NarrowNotFound: Story = {
  tags: ['!test'],
  args: { at: '/404' },
  globals: { viewport: { value: 'mobile2' } },
};
/** The account of the user cannot be loaded: no page can be shown. */
export const ConsoleFailed: Story = {
  args: { responses: { '/user/getUserInfo': { code: 500, message: 'The server could not respond.' } } },
};
/** A page broke, here by a time zone that the browser does not know: only loading the page again can help. */
export const PageCrashed: Story = {
  // React logs the error, which fails a test
  tags: ['!test'],
  args: {
    at: '/keywordSearch/keyword/keywordReport',
    accountId: 1,
    responses: { '/user/getUserInfo': { data: { ...user, accounts: inUnknownZone } } },
  },
};
