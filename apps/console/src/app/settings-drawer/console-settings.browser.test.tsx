import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession } from '../../lib/session/session';
import { choicesOf, followSettings, useSettings } from '../../lib/settings/settings';
import { plainPage, renderConsole } from '../../testing/render-console';

followSettings();
beforeEach(async () => {
  localStorage.clear();
  useSettings.getState().reset();
  beginSession('token');
  await page.viewport(1440, 900);
});
const root = document.documentElement;
const drawer = () => page.getByRole('dialog', { name: 'Settings' });
const userMenu = () => page.getByRole('button', { name: 'User menu: Lin Wei' });

async function openByKeyboard(responses = {}) {
  const shown = await renderConsole({ at: plainPage, responses });
  // the menu's own button, once its code is loaded
  await expect.element(userMenu()).toHaveAttribute('data-state', 'closed');
  userMenu().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Home' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer()).toBeVisible();
  return shown;
}

it('opens from the user menu and gives the focus back', async () => {
  await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(userMenu()).toHaveFocus();
});

it('applies each choice at once', async () => {
  await openByKeyboard();
  await drawer().getByRole('radio', { name: 'Dark' }).click();
  expect(root.dataset.theme).toBe('dark');
  await drawer().getByRole('radio', { name: 'Iris' }).click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(root.dataset.accent).toBe('teal');
  await drawer().getByRole('radio', { name: 'Mini' }).click();
  expect(root.dataset.size).toBe('mini');
  for (const name of ['Tags view', 'Fixed header', 'Sidebar logo', 'Data bars and heat map in tables']) {
    await drawer().getByRole('switch', { name }).click();
  }
  expect(choicesOf(useSettings.getState())).toEqual({
    size: 'mini',
    theme: 'dark',
    accent: 'teal',
    hasTags: false,
    hasFixedHeader: false,
    hasSidebarLogo: false,
    hasTableAids: false,
  });
});

it('resets everything, and undoes that', async () => {
  useSettings.getState().choose({ accent: 'violet', hasTags: false });
  await openByKeyboard();
  await drawer().getByRole('button', { name: 'Reset to defaults' }).click();
  expect(root.dataset.accent).toBe('iris');
  await expect.element(drawer().getByRole('status')).toHaveTextContent('reset to defaults');
  await drawer().getByRole('button', { name: 'Undo' }).click();
  expect(useSettings.getState()).toMatchObject({ accent: 'violet', hasTags: false });
  await expect.element(drawer().getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.element(drawer().getByRole('button', { name: 'Reset to defaults' })).toHaveFocus();
});

it('also changes the language of the user, without a reload', async () => {
  const { server } = await openByKeyboard({ '/user/changeLanguage': () => ({ data: null }) });
  await drawer().getByText('简体中文').click();
  await expect.element(page.getByRole('dialog', { name: '界面设置' })).toBeVisible();
  expect(server.bodiesOf('/user/changeLanguage')).toEqual([expect.objectContaining({ language: 1 })]);
  expect(server.bodiesOf('/user/getRouters').length).toBeGreaterThan(0);
});

it('is a sheet on a phone, without settings that have no effect there', async () => {
  await renderConsole({ at: plainPage });
  await expect.element(userMenu()).toBeVisible();
  await page.viewport(390, 844);
  const { openSettingsDrawer } = await import('./settings-drawer-host');
  openSettingsDrawer();
  await expect.element(drawer()).toBeVisible();
  await expect.element(drawer().getByRole('radiogroup', { name: 'Display size' })).not.toBeInTheDocument();
  await expect.element(drawer().getByRole('switch', { name: 'Tags view' })).not.toBeInTheDocument();
  await expect.poll(() => drawer().element().getBoundingClientRect().width).toBe(390);
});
