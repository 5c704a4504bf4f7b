import type { RouteItem, UserInfo } from '@meridian/api-client/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSettings } from '../../lib/settings/settings';
import { fakeServer } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { readRoutes } from '../navigation/routes-tree';
import { Shell } from './shell';

const longTitle = 'A title that is longer than any sidebar can be wide, whatever its language';
const group = (
  path: string,
  title: string,
  pages: readonly string[],
  more: RouteItem['meta'] = {},
): RouteItem => ({
  path,
  meta: { title },
  alwaysShow: true,
  children: pages.map((child) => ({ path: child, meta: { ...more, title: child.split('/').at(-1) ?? '' } })),
});
const items: RouteItem[] = [
  { path: '/home/index', meta: { title: 'Home', affix: true } },
  {
    path: '/keywordSearch',
    meta: { title: 'Search ads' },
    children: [
      group('/keywordSearch/keyword', 'Keyword', [
        '/keywordSearch/keyword/keywordReport',
        '/keywordSearch/keyword/keywordWeekly',
      ]),
      group('/keywordSearch/region', 'Region', ['/keywordSearch/region/regionReport']),
    ],
  },
  group('/systemSet', 'Settings', ['/systemSet/customField', '/systemSet/languageSet'], {
    sidebarLeft: true,
  }),
  { path: '/messageCenter/details', hidden: true, meta: { title: 'Message', activeMenu: '/home/index' } },
  { path: '/downloadCenter/index', meta: { title: longTitle } },
];
const user: UserInfo = {
  userId: 'lin',
  userName: 'Lin Wei',
  avatar: null,
  introduction: null,
  roles: [],
  permissions: [],
  language: 2,
  accounts: [],
};

async function open(
  at: string,
  { width = 1440, routes = items }: { width?: number; routes?: readonly RouteItem[] } = {},
) {
  const root = createRootRoute({ component: Outlet });
  const shell = createRoute({
    getParentRoute: () => root,
    id: '_shell',
    beforeLoad: () => ({ user, routes: readRoutes([...routes]), askedAt: new Date() }),
    component: Shell,
  });
  const any = createRoute({
    getParentRoute: () => shell,
    path: '$',
    component: () => <div className="h-[3000px] shrink-0">A long page</div>,
  });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([any])]),
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultPendingMinMs: 0,
  });
  await page.viewport(width, 800);
  // asserted: the types know the routes of the console only
  await renderPage(
    <RouterProvider router={router as never} />,
    fakeServer({
      '/user/getUserInfo': () => ({ data: user }),
      '/user/message/list': () => ({ data: { list: [] }, page: { number: 1, size: 20, totalCount: 0 } }),
    }).api,
  );
  await expect.element(page.getByText('A long page')).toBeInTheDocument();
  return router;
}

const sidebar = page.getByRole('complementary');
const navigation = page.getByRole('navigation', { name: 'Main navigation' });
const tags = page.getByRole('navigation', { name: 'Open tabs' });
const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });

beforeEach(() => {
  sessionStorage.clear();
  const before = useSettings.getState();
  onTestFinished(() => void useSettings.setState(before));
  useSettings.setState({ isSidebarOpen: true });
});

describe('the sidebar', () => {
  it.each([
    ['en', 240],
    ['zh-Hans', 160],
    ['zh-Hant', 160],
  ])('is as wide as the language needs: %s %d', async (lang, width) => {
    await open('/home/index');
    document.documentElement.lang = lang;
    onTestFinished(() => {
      document.documentElement.lang = 'en';
    });
    await vi.waitFor(() => expect(sidebar.element().getBoundingClientRect().width).toBe(width));
  });

  it('folds to 56 px with a key, and its groups open next to it', async () => {
    const router = await open('/home/index');
    await userEvent.keyboard('[[');
    await vi.waitFor(() => expect(sidebar.element().getBoundingClientRect().width).toBe(56));
    await expect
      .element(navigation.getByRole('button', { name: 'Search ads' }))
      .toHaveAttribute('data-state', 'closed');
    navigation.getByRole('button', { name: 'Search ads' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Keyword' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Region' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/keywordSearch/region/regionReport'));
  });

  it('folds itself while the editor of drafts is open, and is as the user left it afterwards', async () => {
    const router = await open('/home/index');
    const width = () => sidebar.element().getBoundingClientRect().width;
    // asserted: the types know the routes of the console only
    const show = (to: string) => router.navigate({ to: to as never });
    await show('/adDraft/edit/3f1e/keyword');
    await expect.poll(width).toBe(56);
    await show('/home/index');
    await expect.poll(width).toBe(240);
    await show('/adDraft/edit/3f1e/keyword');
    await expect.poll(width).toBe(56);
    await userEvent.keyboard('[[');
    await expect.poll(width).toBe(240);
    // stays unfolded in the next draft
    await show('/adDraft/edit/7c20');
    await expect.poll(width).toBe(240);
    await show('/home/index');
    await userEvent.keyboard('[[');
    await show('/adDraft/list');
    await expect.poll(width).toBe(56);
  });

  it('when folded, opens a group under a resting mouse', async () => {
    const router = await open('/home/index');
    await userEvent.keyboard('[[');
    const group = navigation.getByRole('button', { name: 'Search ads' });
    await userEvent.hover(group);
    const entry = page.getByRole('menuitem', { name: 'Keyword' });
    await expect.element(entry).toBeVisible();
    await entry.click();
    await vi.waitFor(() =>
      expect(router.state.location.pathname).toBe('/keywordSearch/keyword/keywordReport'),
    );
  });

  it('has room for 500 entries and for long titles', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      path: `/group${String(index)}`,
      alwaysShow: true,
      meta: { title: `${longTitle} ${String(index)}` },
      children: [{ path: index === 0 ? '/home/index' : `/keywordSearch/keyword/keywordReport` }],
    }));
    await open('/home/index', { routes: many });
    const last = navigation.getByRole('button').last();
    await last.click();
    await expect.element(last).toBeInViewport();
    expect(sidebar.element().scrollWidth).toBeLessThanOrEqual(240);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800);
  });

  it('highlights the entry that a hidden page names', async () => {
    await open('/messageCenter/details');
    await expect
      .element(navigation.getByRole('link', { name: 'Home' }))
      .toHaveAttribute('aria-current', 'page');
    expect(navigation.getByText('Message').query()).toBeNull();
  });

  it('shows its logo only if the settings say so', async () => {
    await open('/home/index');
    await expect.element(sidebar.getByRole('link', { name: 'Meridian' })).toHaveAttribute('href', '/');
    useSettings.setState({ hasSidebarLogo: false });
    await expect.element(sidebar.getByRole('link', { name: 'Meridian' })).not.toBeInTheDocument();
  });
});

describe('the breadcrumb', () => {
  it('links the pages above the current one', async () => {
    const router = await open('/keywordSearch/keyword/keywordWeekly');
    await expect.element(breadcrumb.getByText('keywordWeekly')).toHaveAttribute('aria-current', 'page');
    await breadcrumb.getByRole('link', { name: 'Keyword' }).click();
    await vi.waitFor(() =>
      expect(router.state.location.pathname).toBe('/keywordSearch/keyword/keywordReport'),
    );
  });

  it('shrinks to make room for the tools, the current page last', async () => {
    await open('/keywordSearch/keyword/keywordWeekly');
    for (const width of [1440, 1200, 1000]) {
      await page.viewport(width, 800);
      const { right } = breadcrumb.element().getBoundingClientRect();
      const search = page.getByRole('button', { name: 'Search everything' }).element();
      expect(right).toBeLessThanOrEqual(search.getBoundingClientRect().left);
      await expect.element(breadcrumb.getByText('keywordWeekly')).toBeVisible();
    }
  });
});

describe('the bars above the page', () => {
  it('stay in place while the page scrolls, or scroll with it', async () => {
    await open('/downloadCenter/index');
    const top = () => tags.element().getBoundingClientRect().top;
    const content = page.getByRole('main').element();
    content.scrollTop = 200;
    expect(content.scrollTop).toBe(200);
    expect(top()).toBe(48);
    useSettings.setState({ hasFixedHeader: false });
    const scroller = content.parentElement?.parentElement;
    await vi.waitFor(() => expect(scroller?.scrollHeight).toBe(3000 + 48 + 36));
    scroller?.scrollTo(0, 200);
    expect(top()).toBe(48 - 200);
  });

  it('have no tags if the settings or a phone say so', async () => {
    await open('/home/index');
    await expect.element(tags).toBeVisible();
    await page.viewport(390, 800);
    await expect.element(tags).not.toBeInTheDocument();
    await page.viewport(1440, 800);
    useSettings.setState({ hasTags: false });
    await expect.element(tags).not.toBeInTheDocument();
  });

  it('begin the next page at its top', async () => {
    const router = await open('/downloadCenter/index');
    page.getByRole('main').element().scrollTop = 500;
    await router.navigate({ href: '/home/index' });
    await vi.waitFor(() => expect(page.getByRole('main').element().scrollTop).toBe(0));
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});

it('include a sub menu next to the pages that the server flags', async () => {
  const router = await open('/systemSet/customField');
  const subMenu = page.getByRole('navigation', { name: 'Settings', exact: true });
  await subMenu.getByRole('link', { name: 'languageSet' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/systemSet/languageSet'));
  await expect.element(subMenu).toBeVisible();
  await router.navigate({ href: '/home/index' });
  await expect.element(subMenu).not.toBeInTheDocument();
});

it('have everything in a drawer on a phone', async () => {
  const router = await open('/home/index', { width: 390 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await vi.waitFor(() => expect(drawer.element().getBoundingClientRect().width).toBe(288));
  for (const name of ['Settings', 'Language', 'Log out']) {
    const button = drawer.getByRole('contentinfo').getByRole('button', { name });
    await expect.element(button).toBeInViewport();
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  }
  await drawer.getByRole('button', { name: 'Search ads' }).click();
  await drawer.getByRole('link', { name: 'Region' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/keywordSearch/region/regionReport');
});
