import { I18nProvider } from '@meridian/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { i18n as I18n } from 'i18next';
import { PageFailure } from '../app/errors/page-failure';
import { consoleStory, type ConsoleStoryArgs } from '../testing/console-story';

/** Replacements of a page: not found, forbidden, session expired, server unreachable. */
const meta: Meta<ConsoleStoryArgs> = {
  ...consoleStory,
  // written out: Storybook adds the description to what stands here
  parameters: { ...consoleStory.parameters },
  title: 'Console/Errors',
  args: { ...consoleStory.args, at: '/home/index' },
};
export default meta;
type Story = StoryObj<ConsoleStoryArgs>;

const brokenPage = createRouter({
  routeTree: createRootRoute({
    component: () => <PageFailure error={new Error('of the story')} reset={() => undefined} />,
  }),
  history: createMemoryHistory(),
});

export const NotFound: Story = { args: { at: '/404?path=/keywordSearch/keyword/keywordDayly' } };
export const NotAllowed: Story = { args: { at: '/downloadCenter/index', state: 'forbidden' } };
export const SessionExpired: Story = { args: { connection: 'expired' } };
export const ServerUnreachable: Story = {
  args: { connection: 'unreachable' },
  // contrast rules do not apply to data that cannot be refreshed, which are inactive
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
/** A page crashed: only reloading the page can help. */
export const PageCrashed: Story = {
  // without the page: React logs the error of a crashing one
  render: (_, { loaded }) => (
    // asserted: Storybook types what loaders return as any record
    <I18nProvider i18n={loaded['i18n'] as I18n}>
      <RouterProvider router={brokenPage} />
    </I18nProvider>
  ),
};
