import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { bar, clearTags, menuItem, openAll, shows, tag, threePages } from './testing/open-tags';

beforeEach(clearTags);

describe('the context menu', () => {
  it('moves the tag', async () => {
    await openAll(...threePages);
    await tag('Downloads').click({ button: 'right' });
    await expect.element(menuItem('Move left')).toHaveAttribute('aria-disabled', 'true');
    await menuItem('Move right').click();
    await shows('Home', 'Keyword · Daily', 'Downloads', 'Messages');
  });

  it('works by keys alone, also if opened before its code is loaded', async () => {
    await openAll(...threePages);
    tag('Downloads').element().focus();
    await userEvent.keyboard('{ContextMenu}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await shows('Home', 'Keyword · Daily', 'Downloads', 'Messages');
    await expect.element(tag('Downloads')).toHaveFocus();
    await expect.element(bar.getByRole('status')).toHaveTextContent('Downloads, position 3 of 4');
    await userEvent.keyboard('{ContextMenu}');
    await expect.element(menuItem('Refresh')).toHaveFocus();
  });

  it('lets a pinned tag neither close nor move', async () => {
    await openAll(...threePages);
    await tag('Pinned Home').click({ button: 'right' });
    for (const name of ['Close', 'Move left', 'Move right']) {
      await expect.element(menuItem(name)).toHaveAttribute('aria-disabled', 'true');
    }
  });

  it('reloads a page: same address, fresh data, no history entry', async () => {
    const { router, queryClient } = await openAll(...threePages);
    await router.navigate({ href: threePages[1] ?? '' });
    queryClient.setQueryData(['report'], 1);
    const counter = page.getByRole('button', { name: /counted/ });
    await counter.click();
    await expect.element(counter).toHaveTextContent(`${threePages[1] ?? ''} counted 1`);
    const { length } = router.history;
    await tag('Keyword · Daily').click({ button: 'right' });
    await menuItem('Refresh').click();
    await expect.element(counter).toHaveTextContent(`${threePages[1] ?? ''} counted 0`);
    expect(router.history.length).toBe(length);
    expect(queryClient.getQueryState(['report'])?.isInvalidated).toBe(true);
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
  });

  it('confirms before a refresh discards a draft', async () => {
    await openAll(...threePages);
    useUnsavedDrafts
      .getState()
      .keep('form', { href: '/messageCenter/list', name: 'Half a message', value: 1 });
    await tag('Messages').click({ button: 'right' });
    await menuItem('Refresh').click();
    const dialog = page.getByRole('alertdialog', { name: 'Refresh without saving?' });
    await dialog.getByRole('button', { name: 'Refresh without saving' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(useUnsavedDrafts.getState().drafts).toEqual({});
  });
});

it('drags a tag to another place without opening it, and announces that', async () => {
  const { router } = await openAll(...threePages);
  await userEvent.dragAndDrop(tag('Messages'), tag('Downloads'), {
    targetPosition: { x: 4, y: 10 },
    steps: 6,
  });
  await shows('Home', 'Messages', 'Downloads', 'Keyword · Daily');
  expect(router.state.location.href).toBe('/messageCenter/list');
  await expect.element(bar.getByRole('status')).toHaveTextContent('Messages, position 2 of 4');
  await tag('Downloads').click();
  await vi.waitFor(() => expect(router.state.location.href).toBe('/downloadCenter/index'));
});
