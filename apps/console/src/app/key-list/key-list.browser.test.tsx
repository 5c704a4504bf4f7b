import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleKeys } from '../../lib/keys/console-keys';
import { useActiveShortcuts } from '../../lib/keys/use-shortcut';
import { beginSession } from '../../lib/session/session';
import { firstDraftId } from '../../testing/demo/demo-drafts';
import { demoResponses } from '../../testing/demo/demo-responses';
import { plainPage, renderConsole } from '../../testing/render-console';

beforeEach(async () => {
  localStorage.clear();
  beginSession('token');
  await page.viewport(1440, 900);
});
const dialog = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const search = () => page.getByRole('button', { name: 'Search everything' });

it('opens by ? except in a field, lists what is handled, and gives the focus back', async () => {
  await renderConsole({
    at: plainPage,
    responses: { '/name/search': () => ({ data: { names: [], counts: [] } }) },
  });
  await expect.element(search()).toBeVisible();
  await search().click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('combobox')).toHaveValue('?');
  await userEvent.keyboard('{Escape}');
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('?');
  await expect.element(dialog()).toBeVisible();
  const terms = dialog().getByRole('term').elements();
  expect(terms.map((each) => each.textContent)).toEqual([
    'Search everything',
    'Show keyboard shortcuts',
    'Fold or unfold the sidebar',
  ]);
  // neither more nor less than the handlers on screen
  expect([...useActiveShortcuts.getState().ids].toSorted()).toEqual(
    Object.entries(consoleKeys)
      .filter(([, { scope }]) => scope === 'console')
      .map(([id]) => id)
      .toSorted(),
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(search()).toHaveFocus();
});

it('opens from the user menu and from the search', async () => {
  await renderConsole({
    at: plainPage,
    responses: { '/name/search': () => ({ data: { names: [], counts: [] } }) },
  });
  const menu = page.getByRole('button', { name: 'User menu: Lin Wei' });
  // its code is loaded
  await expect.element(menu).toHaveAttribute('data-state', 'closed');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('keyboard');
  await expect.element(page.getByRole('option', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
});

it('lists the keys of the grid and the structure in the editor of drafts', async () => {
  await renderConsole({
    at: `/adDraft/edit/${firstDraftId}/keyword`,
    responses: demoResponses({ state: 'full', language: 'en' }),
  });
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();
  page.getByRole('separator').element().focus();
  await userEvent.keyboard('?');
  await expect.element(dialog()).toBeVisible();
  for (const title of ['In the editor', 'In the grid', 'On a column header', 'In the structure'])
    await expect.element(dialog().getByRole('heading', { name: title })).toBeVisible();
  await expect.element(dialog().getByText('Fill down from the first selected row')).toBeVisible();
});
