import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { clearUser } from '../../lib/session/session';
import { useTags } from './tags-store';
import { items, renderTags } from './testing/render-tags';

const bar = page.getByRole('navigation', { name: 'Open pages' });
const tag = (name: string) => bar.getByRole('link', { name, exact: true });
const titles = () => [...bar.element().querySelectorAll('a')].map((link) => link.textContent);
const shows = (...expected: string[]) => vi.waitFor(() => expect(titles()).toEqual(expected));
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });

async function openAll(...paths: string[]) {
  const { router, ...rest } = await renderTags('/home/index');
  for (const path of paths) await router.navigate({ href: path });
  await vi.waitFor(() => expect(router.state.location.href).toBe(paths.at(-1)));
  return { router, ...rest };
}
const threePages = [
  '/downloadCenter/index',
  '/keywordSearch/keyword/keywordReport?page=2',
  '/messageCenter/list',
];

beforeEach(() => {
  sessionStorage.clear();
  useUnsavedDrafts.setState({ drafts: {}, owner: null });
  useTags.setState({ tags: [], owner: null });
});

describe('the tags', () => {
  it('are those of visited pages, the pinned one first, with the open one marked', async () => {
    await openAll(...threePages);
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
    await expect.element(tag('Messages')).toHaveAttribute('aria-current', 'page');
    await expect.element(bar.getByRole('img', { name: 'Pinned' })).toBeVisible();
    await expect.element(bar.getByRole('button', { name: 'Close Messages' })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Close Home' }).query()).toBeNull();
  });

  it('lead back to the address as it was left', async () => {
    const { router } = await openAll(...threePages);
    await tag('Keyword · Daily').click();
    await vi.waitFor(() => expect(router.state.location.href).toBe(threePages[1]));
  });

  it('are none for a page that is not open to the user', async () => {
    const { router } = await openAll(...threePages);
    await router.navigate({ href: '/reportImport' });
    await router.navigate({ href: '/404' });
    await expect.element(page.getByText('/404 counted 0')).toBeVisible();
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
  });

  it('survive a reload, without the pages that were taken from the user', async () => {
    const { screen } = await openAll(...threePages);
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
    await screen.unmount();
    useTags.setState({ tags: [], owner: null });
    await renderTags('/home/index', { routes: items.filter(({ path }) => path !== '/downloadCenter/index') });
    await shows('Home', 'Keyword · Daily', 'Messages');
  });

  it("never show another user's pages, nor those of before a log-out", async () => {
    const { screen } = await openAll(...threePages);
    await screen.unmount();
    const { screen: other } = await renderTags('/home/index', { userId: 'wei' });
    await shows('Home');
    await other.unmount();
    useTags
      .getState()
      .visit({ path: '/messageCenter/list', href: '/messageCenter/list', isHeld: () => false });
    clearUser();
    expect(sessionStorage.getItem('tags')).toBeNull();
    await renderTags('/home/index', { userId: 'wei' });
    await shows('Home');
  });

  it('start with the default where the storage is invalid or forbidden', async () => {
    sessionStorage.setItem('tags', '{"owner":"lin","tags":[{"path":"//evil"}');
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    onTestFinished(() => forbidden.mockRestore());
    await openAll(...threePages);
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
  });
});

describe('closing', () => {
  it('of the open page leads to the last remaining one', async () => {
    const { router } = await openAll(...threePages);
    await bar.getByRole('button', { name: 'Close Messages' }).click();
    await shows('Home', 'Downloads', 'Keyword · Daily');
    expect(router.state.location.href).toBe(threePages[1]);
  });

  it('works with the middle button, not on a pinned tag', async () => {
    await openAll(...threePages);
    await tag('Downloads').click({ button: 'middle' });
    await shows('Home', 'Keyword · Daily', 'Messages');
    await tag('Pinned Home').click({ button: 'middle' });
    await shows('Home', 'Keyword · Daily', 'Messages');
  });

  it('works with the keyboard alone, and keeps the focus in the bar', async () => {
    const { router } = await openAll(...threePages);
    tag('Messages').element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(tag('Downloads')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await shows('Home', 'Keyword · Daily', 'Messages');
    await expect.element(tag('Keyword · Daily')).toHaveFocus();
    await userEvent.keyboard('{Home}{Delete}');
    await shows('Home', 'Keyword · Daily', 'Messages');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(router.state.location.href).toBe('/home/index'));
  });

  it('of others or all by the menu, for the open page', async () => {
    const { router } = await openAll(...threePages);
    await bar.getByRole('button', { name: 'Actions for open pages' }).click();
    await menuItem('Close others').click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await shows('Home', 'Messages');
    await bar.getByRole('button', { name: 'Actions for open pages' }).click();
    await menuItem('Close all').click();
    await shows('Home');
    expect(router.state.location.href).toBe('/home/index');
  });

  it('confirms once where a draft would be lost, and names it', async () => {
    const { router } = await openAll(...threePages);
    const keep = useUnsavedDrafts.getState().keep;
    keep('one', { href: '/downloadCenter/index?x=1', name: 'Half a form', value: 1 });
    keep('two', { href: '/messageCenter/list', name: 'Half a message', value: 1 });
    await bar.getByRole('button', { name: 'Actions for open pages' }).click();
    await menuItem('Close all').click();
    const dialog = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await expect.element(dialog).toHaveTextContent(/Downloads · Half a form/);
    await expect.element(dialog).toHaveTextContent(/Messages · Half a message/);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
    expect(Object.keys(useUnsavedDrafts.getState().drafts)).toEqual(['one', 'two']);
    await expect.element(tag('Messages')).toHaveFocus();

    tag('Downloads').element().focus();
    await userEvent.keyboard('{Delete}');
    await dialog.getByRole('button', { name: 'Close without saving' }).click();
    await shows('Home', 'Keyword · Daily', 'Messages');
    expect(Object.keys(useUnsavedDrafts.getState().drafts)).toEqual(['two']);
    expect(router.state.location.href).toBe('/messageCenter/list');
  });
});

describe('the focus, after closing', () => {
  const byMenuKey = async (name: string) => {
    tag(name).element().focus();
    await userEvent.keyboard('{ContextMenu}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  };
  const ways: [string, (name: string) => Promise<void>][] = [
    [
      'Delete',
      async (name) => {
        tag(name).element().focus();
        await userEvent.keyboard('{Delete}');
      },
    ],
    ['its menu', byMenuKey],
    ['the middle button', (name) => tag(name).click({ button: 'middle' })],
    ['its button', (name) => bar.getByRole('button', { name: `Close ${name}` }).click()],
  ];

  it.each([
    ...ways,
    [
      'the menu of the bar',
      async () => {
        await bar.getByRole('button', { name: 'Actions for open pages' }).click();
        await menuItem('Close').click();
      },
    ] as const,
  ])('the open page by %s, goes to the tag of the page that opens instead', async (_, close) => {
    const { router } = await openAll(...threePages);
    await router.navigate({ href: '/downloadCenter/index' });
    await expect.element(tag('Downloads')).toHaveAttribute('aria-current', 'page');
    await close('Downloads');
    await shows('Home', 'Keyword · Daily', 'Messages');
    await expect.element(tag('Messages')).toHaveFocus();
    await expect.element(tag('Messages')).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Delete}');
    await shows('Home', 'Keyword · Daily');
    await expect.element(tag('Keyword · Daily')).toHaveFocus();
  });

  it.each(ways.slice(0, 2))('another page by %s, goes to the tag beside it', async (_, close) => {
    await openAll(...threePages);
    await close('Downloads');
    await shows('Home', 'Keyword · Daily', 'Messages');
    await expect.element(tag('Keyword · Daily')).toHaveFocus();
  });

  it('another page with the pointer, stays at the current page', async () => {
    await openAll(...threePages);
    const work = page.getByRole('button', { name: /counted/ });
    work.element().focus();
    await tag('Downloads').click({ button: 'middle' });
    await shows('Home', 'Keyword · Daily', 'Messages');
    await expect.element(work).toHaveFocus();
  });

  it('a page with something typed, goes to the next one too', async () => {
    await openAll(...threePages);
    useUnsavedDrafts
      .getState()
      .keep('two', { href: '/messageCenter/list', name: 'Half a message', value: 1 });
    tag('Messages').element().focus();
    await userEvent.keyboard('{Delete}');
    await page.getByRole('button', { name: 'Close without saving' }).click();
    await shows('Home', 'Downloads', 'Keyword · Daily');
    await expect.element(tag('Keyword · Daily')).toHaveFocus();
  });
});

describe('the context menu', () => {
  it.each([
    ['a right click', () => tag('Downloads').click({ button: 'right' })],
    [
      'Shift F10',
      async () => {
        tag('Downloads').element().focus();
        await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      },
    ],
    [
      'the menu key',
      async () => {
        tag('Downloads').element().focus();
        await userEvent.keyboard('{ContextMenu}');
      },
    ],
  ])('opens by %s and moves the tag', async (_, openMenu) => {
    await openAll(...threePages);
    await openMenu();
    await expect.element(menuItem('Move left')).toHaveAttribute('aria-disabled', 'true');
    await menuItem('Move right').click();
    await shows('Home', 'Keyword · Daily', 'Downloads', 'Messages');
  });

  it('works by keys alone, opened before its code is there too', async () => {
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

  it('reloads a page: same address, fresh data, nothing in the history', async () => {
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

/** Presses the mouse on a tag and moves it to the right; returns how to let it go. */
async function startDrag(name: string) {
  const link = tag(name).element();
  const { left, top } = link.getBoundingClientRect();
  const send = async (type: string, x: number) => {
    const at = { bubbles: true, cancelable: true, clientX: left + x, clientY: top + 4 };
    link.dispatchEvent(new MouseEvent(type, at));
    await new Promise(requestAnimationFrame);
  };
  await send('mousedown', 4);
  for (const x of [100, 200, 300, 400]) await send('mousemove', x);
  return async () => {
    link.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
  };
}

it('keeps pinned tags before the others while dragging', async () => {
  const { router } = await openAll(...threePages);
  const drop = await startDrag('Pinned Home');
  await drop();
  await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
  expect(router.state.location.href).toBe('/messageCenter/list');
});

it('cancels a drag with Escape, and opens nothing', async () => {
  const { router } = await openAll(...threePages);
  const drop = await startDrag('Downloads');
  await userEvent.keyboard('{Escape}');
  await drop();
  await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
  expect(router.state.location.href).toBe('/messageCenter/list');
});

it('keeps the open page in sight where there are more tags than room', async () => {
  const { router } = await openAll(...threePages);
  await page.viewport(420, 600);
  const isInSight = (name: string) => {
    const { left, right } = tag(name).element().getBoundingClientRect();
    const list = bar.getByRole('list').element().getBoundingClientRect();
    return left >= list.left && right <= list.right;
  };
  await vi.waitFor(() => expect(isInSight('Messages')).toBe(true));
  await router.navigate({ href: '/downloadCenter/index' });
  await vi.waitFor(() => expect(isInSight('Downloads')).toBe(true));
  expect(document.scrollingElement?.scrollLeft).toBe(0);
});

it('discards the draft of a page that the server marks so, once the user leaves it', async () => {
  const { router } = await renderTags('/systemSet/changePassword');
  useUnsavedDrafts.getState().keep('secret', { href: '/systemSet/changePassword', name: 'x', value: 1 });
  useUnsavedDrafts.getState().keep('form', { href: '/systemSet/customField', name: 'y', value: 1 });
  await router.navigate({ href: '/home/index' });
  await vi.waitFor(() => expect(Object.keys(useUnsavedDrafts.getState().drafts)).toEqual(['form']));
});

it('confirms before the window is closed only where a reload would lose a draft', async () => {
  await renderTags('/home/index');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  useUnsavedDrafts.getState().keep('form', { href: '/home/index', name: 'x', value: 1 });
  expect(leave()).toBe(false);
  useUnsavedDrafts.getState().keep('form', { href: '/home/index', name: 'x', value: 1n });
  await vi.waitFor(() => expect(leave()).toBe(true));
  useUnsavedDrafts.getState().clear();
  await vi.waitFor(() => expect(leave()).toBe(false));
});
