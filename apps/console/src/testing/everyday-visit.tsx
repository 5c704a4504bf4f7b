import type { RouteItem } from '@meridian/api-client/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { clearToken, readToken } from '../lib/session/token';
import { renderConsole } from './render-console';

const routes: RouteItem[] = [
  {
    path: '/systemSet',
    meta: { title: 'Settings' },
    children: [
      { path: 'changePassword', meta: { title: 'Password' } },
      { path: 'languageSet', meta: { title: 'Language' } },
    ],
  },
];

const pageTitle = (name: string) => page.getByRole('heading', { name, level: 1 });

/** Signs in, reads a page, opens another, goes back and closes one by the tags, and logs out. */
export async function makeEverydayVisit() {
  clearToken();
  await page.viewport(1280, 800);
  const { router, server } = await renderConsole({
    at: '/systemSet/languageSet',
    responses: {
      '/user/login': () => ({ data: { token: 'token-of-lin' } }),
      '/user/getRouters': () => ({ data: routes }),
      '/user/session/list': () => ({ data: { list: [] } }),
    },
  });
  const userName = page.getByRole('textbox', { name: 'Username' });
  await userName.fill('lin');
  await page.getByLabelText('Password', { exact: true }).fill('Secret2026');
  await page.getByRole('textbox', { name: 'Verification code' }).fill('7k3f');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(pageTitle('Language')).toBeVisible();

  const tags = page.getByRole('navigation', { name: 'Open pages' });
  await router.navigate({ href: '/systemSet/changePassword' });
  await expect.element(tags.getByRole('link')).toHaveLength(2);
  await tags.getByRole('link', { name: 'Language' }).click();
  await expect.element(pageTitle('Language')).toBeVisible();
  await tags.getByRole('link', { name: 'Password' }).click();
  await expect.element(pageTitle('Change password')).toBeVisible();
  await tags.getByRole('button', { name: /^Close .*Password$/ }).click();
  await expect.element(pageTitle('Language')).toBeVisible();
  await expect.element(tags.getByRole('link')).toHaveLength(1);

  await page.getByRole('button', { name: 'Menu of Lin Wei' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.element(userName).toBeVisible();
  expect(readToken()).toBeUndefined();
  expect(server.bodiesOf('/user/logout')).toHaveLength(1);
}
