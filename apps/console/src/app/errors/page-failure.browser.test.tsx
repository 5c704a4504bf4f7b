import { createI18n, I18nProvider } from '@meridian/i18n';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { consoleWindow } from '../../lib/lazy/console-window';
import { keepWindow } from '../../lib/lazy/missing-part';
import { probeServer } from '../../lib/offline/server-probe';
import { PageFailure } from './page-failure';

let isThere = true;
let reload: MockInstance<typeof consoleWindow.reload>;
const askedPaths: string[] = [];
keepWindow();
const failure = page.getByText('Can’t reach the server');

beforeEach(() => {
  sessionStorage.clear();
  askedPaths.length = 0;
  reload = vi.spyOn(consoleWindow, 'reload').mockReturnValue(undefined);
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    if (typeof input === 'string') askedPaths.push(input);
    return isThere ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('failed to fetch'));
  });
});
afterEach(async () => {
  isThere = true;
  await probeServer();
  vi.restoreAllMocks();
});

/** Opens a page whose script fails to load, with the bundler's error. */
async function openPage() {
  const component = lazyRouteComponent(() => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/page-1a2b.js');
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    return Promise.reject(error);
  });
  const router = createRouter({
    routeTree: createRootRoute({ component, errorComponent: PageFailure }),
    history: createMemoryHistory(),
  });
  await render(
    <I18nProvider i18n={await createI18n({})}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

it('stays while the server is unreachable and a page cannot be fetched, and loads it once the server responds', async () => {
  isThere = false;
  await openPage();
  await expect.element(failure).toBeVisible();
  await vi.waitFor(() => expect(askedPaths).not.toEqual([]));
  expect(reload).not.toHaveBeenCalled();
  isThere = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('reloads the console once if the server responds but does not have the page', async () => {
  await openPage();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  askedPaths.length = 0;
  await openPage();
  await vi.waitFor(() => expect(askedPaths).toContain('/readyz'));
  await expect.element(failure.first()).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});
