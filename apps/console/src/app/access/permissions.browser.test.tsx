import type { RouteItem } from '@meridian/api-client/contract';
import { applyLanguage } from '@meridian/i18n';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../lib/session/session';
import { writeToken } from '../../lib/session/token';
import { useSettings } from '../../lib/settings/settings';
import { plainPage, plainRoutes, renderConsole } from '../../testing/render-console';

const downloads: RouteItem = { path: '/downloadCenter/index', meta: { title: 'Download centre' } };
let routes: RouteItem[] = [];

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  sessionStorage.clear();
  writeToken('good');
  useSession.setState({ isExpired: false, notice: null });
  // a folded menu has no words; another test may have left its cookie
  useSettings.setState({ isSidebarOpen: true });
  routes = [...plainRoutes, downloads];
});

const responses = {
  '/user/getRouters': () => ({ data: routes }),
  '/downloadExcelRecord/list': () => ({ code: 403, message: 'not allowed' }),
};
const menuEntry = page.getByRole('navigation', { name: 'Main navigation' }).getByText('Download centre');

it('updates menu and page when the server rejects a request because of a missing permission', async () => {
  const { href, router } = await renderConsole({ at: plainPage, responses });
  await expect.element(menuEntry).toBeVisible();
  // revoked meanwhile
  routes = plainRoutes;
  await router.navigate({ href: '/downloadCenter/index' });
  await expect
    .element(page.getByRole('heading', { name: 'You don’t have access to this page' }))
    .toBeVisible();
  expect(href()).toBe('/downloadCenter/index');
  await expect.element(menuEntry).not.toBeInTheDocument();
});

it('asks the server when the window comes to the front after five minutes, not before', async () => {
  const now = vi.spyOn(performance, 'now');
  const { server } = await renderConsole({ at: plainPage, responses });
  await expect.element(menuEntry).toBeVisible();
  routes = plainRoutes;
  dispatchEvent(new Event('focus'));
  expect(server.bodiesOf('/user/getRouters')).toHaveLength(1);
  const later = performance.now() + 5 * 60_000;
  now.mockReturnValue(later);
  dispatchEvent(new Event('focus'));
  await expect.element(menuEntry).not.toBeInTheDocument();
  now.mockRestore();
});

it("sets the window title to the page's name, and at once in another language", async () => {
  const { router, i18n } = await renderConsole({ at: plainPage, responses });
  await vi.waitFor(() => expect(document.title).toBe('Language · Meridian'));
  await router.navigate({ href: '/downloadCenter/index' });
  await vi.waitFor(() => expect(document.title).toBe('Download centre · Meridian'));
  await applyLanguage(i18n, 'cn');
  await vi.waitFor(() => expect(document.title).toBe('下载中心 · 经纬'));
});

it.each([`${plainPage}/`, `${plainPage}//`, `${plainPage}/?from=mail`])(
  'opens the page of an address that ends with a slash: %s',
  async (at) => {
    const { router } = await renderConsole({ at, responses });
    await expect.element(page.getByRole('heading', { name: 'Language', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe(plainPage);
  },
);
