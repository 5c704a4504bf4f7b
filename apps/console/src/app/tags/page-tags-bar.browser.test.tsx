import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { clearUser } from '../../lib/session/session';
import { useTags } from './tags-store';
import { bar, clearTags, menuItem, openAll, shows, tag, threePages } from './testing/open-tags';
import { items, renderTags } from './testing/render-tags';

const report = '/keywordSearch/keyword/keywordReport';

beforeEach(clearTags);

describe('the tags', () => {
  it('are those of visited pages, the pinned one first, with the open one marked', async () => {
    await openAll(...threePages);
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
    await expect.element(tag('Messages')).toHaveAttribute('aria-current', 'page');
    await expect.element(bar.getByRole('img', { name: 'Pinned' })).toBeVisible();
    await expect.element(bar.getByRole('button', { name: 'Close Messages' })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Close Home' }).query()).toBeNull();
  });

  it('lead back to the address as the user left it', async () => {
    const { router } = await openAll(...threePages);
    await tag('Keyword · Daily').click();
    await vi.waitFor(() => expect(router.state.location.href).toBe(threePages[1]));
  });

  it('name their accounts if they show several', async () => {
    const { router } = await openAll(
      '/home/index?accountId=1',
      `${report}?accountId=2`,
      '/messageCenter/list',
    );
    await shows('Home, Kaede Travel', 'Keyword · Daily, Momiji Tours', 'Messages');
    await router.navigate({ href: `${report}?accountId=1` });
    await shows('Home', 'Keyword · Daily', 'Messages');
    await router.navigate({ href: `${report}?accountId=0` });
    await shows('Home, Kaede Travel', 'Keyword · Daily, All accounts', 'Messages');
  });

  it('do not include a forbidden page', async () => {
    const { router } = await openAll(...threePages);
    await router.navigate({ href: '/reportImport' });
    await router.navigate({ href: '/404' });
    await expect.element(page.getByText('/404 counted 0')).toBeVisible();
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
  });

  it('survive a reload, without pages that the user may no longer open', async () => {
    const { screen } = await openAll(...threePages);
    await shows('Home', 'Downloads', 'Keyword · Daily', 'Messages');
    await screen.unmount();
    useTags.setState({ tags: [], owner: null });
    await renderTags('/home/index', { routes: items.filter(({ path }) => path !== '/downloadCenter/index') });
    await shows('Home', 'Keyword · Daily', 'Messages');
  });

  it("never show another user's pages, or those from before a log-out", async () => {
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

  it('start with the default if the storage is invalid or forbidden', async () => {
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

  it('of others or all by the menu, for the open page', async () => {
    const { router } = await openAll(...threePages);
    await bar.getByRole('button', { name: 'Tab actions' }).click();
    await menuItem('Close others').click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await shows('Home', 'Messages');
    await bar.getByRole('button', { name: 'Tab actions' }).click();
    await menuItem('Close all').click();
    await shows('Home');
    expect(router.state.location.href).toBe('/home/index');
  });

  it('asks once if a draft would be lost, and names it', async () => {
    const { router } = await openAll(...threePages);
    const keep = useUnsavedDrafts.getState().keep;
    keep('one', { href: '/downloadCenter/index?x=1', name: 'Half a form', value: 1 });
    keep('two', { href: '/messageCenter/list', name: 'Half a message', value: 1 });
    await bar.getByRole('button', { name: 'Tab actions' }).click();
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
        await bar.getByRole('button', { name: 'Tab actions' }).click();
        await menuItem('Close').click();
      },
    ] as const,
  ])('the open page by %s, moves to the tag of the page that opens instead', async (_, close) => {
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

  it('a page with typed text, moves to the next one too', async () => {
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
