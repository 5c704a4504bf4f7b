import type { Account, DraftSummary } from '@meridian/api-client/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { CanProvider } from '../../../lib/session/can';
import { draftSummary } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { draftsAddressSchema } from './drafts-address';
import { DraftsPage } from './drafts-page';

const winter = draftSummary(1, 'Winter');
const spring = draftSummary(2, 'Spring', { status: 4 });
const statusCounts = { 1: 1, 2: 0, 3: 0, 4: 1, 9: 0 };

const accounts = [1, 2].map(
  (accountId) =>
    ({
      accountId,
      accountName: `Account ${String(accountId)}`,
      accountNo: `A-100${String(accountId)}`,
    }) as Account,
);

async function open(
  first: readonly DraftSummary[],
  {
    at = '/list',
    permissions = ['draft:draft:edit'],
    ownAccounts = accounts,
    responses = {},
  }: {
    at?: string;
    permissions?: readonly string[];
    ownAccounts?: readonly Account[];
    responses?: Record<string, (body: unknown) => FakeResponse>;
  } = {},
) {
  let list = first;
  const server = fakeServer({
    '/draft/list': () => ({
      data: { list, statusCounts, authors: ['linwei', 'chen'] },
      page: { number: 1, size: 20, totalCount: list.length },
    }),
    '/draft/account/mergeList': () => ({ data: { drafts: [] } }),
    '/draft/delete': () => ({ data: null }),
    '/draft/restore': () => ({ data: null }),
    ...responses,
  });
  await page.viewport(1440, 900);
  const opened = { onNew: vi.fn(), onOpen: vi.fn(), onCopy: vi.fn() };
  const router = await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <DraftsPage
          address={draftsAddressSchema.parse(search)}
          onAddressChange={navigate}
          accounts={ownAccounts}
          timeZone="Asia/Shanghai"
          {...opened}
        />
      </CanProvider>
    ),
  });
  return {
    server,
    router,
    ...opened,
    become: (next: readonly DraftSummary[]) => {
      list = next;
    },
    lastQuery: () => (server.bodiesOf('/draft/list').at(-1) as { query: unknown }).query,
  };
}

const row = (name: RegExp) => page.getByRole('row', { name });

it('opens a draft by a click on its row, but not by its buttons or by selecting text', async () => {
  const { onOpen } = await open([winter, spring]);
  await row(/Winter/)
    .getByRole('cell', { name: '枫叶旅行' })
    .click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: winter.id }));
  await row(/Spring/)
    .getByRole('button', { name: 'Spring', exact: true })
    .click();
  expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: spring.id }));
  onOpen.mockClear();
  await row(/Winter/)
    .getByRole('checkbox')
    .click();
  await page.getByRole('button', { name: 'Actions for Winter' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const cell = row(/Spring/)
    .getByRole('cell', { name: '枫叶旅行' })
    .element();
  document.getSelection()?.selectAllChildren(cell);
  // the click that ends a selection by the mouse
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onOpen).not.toHaveBeenCalled();
});

it('guides to the first account if there is none', async () => {
  await open([], { ownAccounts: [], permissions: ['draft:draft:edit', 'account:account:edit'] });
  await expect
    .element(page.getByRole('link', { name: 'Add an account' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/account\?id=new/));
});
const dialog = () => page.getByRole('dialog');
const choose = async (name: string, command: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: command }).click();
};

it('shows account, status, numbers of rows, and the last change of each', async () => {
  await open([winter, spring]);
  await expect
    .element(row(/Winter/))
    .toHaveTextContent(/枫叶旅行.*Draft.*3.*60.*1,153.*306.*Nov 21, 2026 09:05/);
  await expect.element(row(/Spring/)).toHaveTextContent(/Uploaded/);
  await expect.element(page.getByRole('radio', { name: 'All 2' })).toBeVisible();
});

it('opens, copies and creates', async () => {
  const { onNew, onOpen, onCopy } = await open([winter]);
  await page.getByRole('button', { name: 'Winter', exact: true }).click();
  await choose('Winter', 'Copy');
  await page.getByRole('button', { name: 'New draft' }).click();
  expect(onOpen).toHaveBeenCalledWith(winter);
  expect(onCopy).toHaveBeenCalledWith(winter);
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('filters the list by status, name, account, author and change, in the address', async () => {
  const { router, lastQuery } = await open([winter], { at: '/list?page=2&name=win' });
  await page.getByText(/^Uploaded/).click();
  await vi.waitFor(() => expect(lastQuery()).toEqual({ name: 'win', status: 4 }));
  const filters = [
    ['Account', 'Account 2'],
    ['Created by', 'chen'],
    ['Last changed', 'Last 7 days'],
  ] as const;
  for (const [filter, choice] of filters) {
    await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
    await page.getByRole('menuitemradio', { name: choice }).click();
    // a click while the menu is closing counts as a click outside
    await expect.poll(() => page.getByRole('menu').elements()).toEqual([]);
  }
  await vi.waitFor(() =>
    expect(router.state.location.search).toEqual({
      name: 'win',
      status: '4',
      account: '2',
      author: 'chen',
      days: '7',
    }),
  );
  await vi.waitFor(() =>
    expect(lastQuery()).toMatchObject({ name: 'win', status: 4, accountId: 2, author: 'chen' }),
  );
  expect(lastQuery()).toHaveProperty('changedSince');
});

it('deletes a draft after confirmation, and restores it', async () => {
  const { server, become } = await open([winter, spring]);
  await choose('Winter', 'Delete');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(server.bodiesOf('/draft/delete')).toEqual([]);
  await choose('Winter', 'Delete');
  become([spring]);
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await expect.element(row(/Winter/)).not.toBeInTheDocument();
  expect(server.bodiesOf('/draft/delete')).toEqual([{ ids: [winter.id] }]);
  const [notice] = useNotices.getState().take();
  expect(notice).toMatchObject({ title: '1 draft deleted', seconds: 10, action: { label: 'Undo' } });
  become([winter, spring]);
  notice?.action?.onClick();
  await expect.element(row(/Winter/)).toBeVisible();
  expect(server.bodiesOf('/draft/restore')).toEqual([{ ids: [winter.id] }]);
});

it('deletes several at once', async () => {
  const { server } = await open([winter, spring]);
  await page.getByRole('checkbox', { name: 'Select all drafts on this page' }).click();
  await expect.element(page.getByText('2 drafts selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await vi.waitFor(() => expect(server.bodiesOf('/draft/delete')).toEqual([{ ids: [winter.id, spring.id] }]));
});

it('hides commands that the user may not use', async () => {
  await open([winter], { permissions: ['draft:draft:view'] });
  await expect.element(row(/Winter/)).toBeVisible();
  expect(page.getByRole('button', { name: 'New draft' }).elements()).toEqual([]);
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Actions for Winter' }).click();
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('View');
});

it('does not delete a draft that is being uploaded', async () => {
  await open([draftSummary(3, 'Busy', { status: 9 })]);
  await page.getByRole('button', { name: 'Actions for Busy' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'View' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Delete' }).elements()).toEqual([]);
});

it('distinguishes an empty list from filters without matches', async () => {
  const { router, become } = await open([], { at: '/list?status=2' });
  await expect.element(page.getByText('No drafts match')).toBeVisible();
  become([]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
  await expect.element(page.getByText('No drafts yet')).toBeVisible();
});

it('says that the list cannot be loaded, and tries again', async () => {
  let isFailing = true;
  await open([], {
    responses: {
      '/draft/list': () =>
        isFailing
          ? { code: 403, message: 'no' }
          : {
              data: { list: [winter], statusCounts, authors: [] },
              page: { number: 1, size: 20, totalCount: 1 },
            },
    },
  });
  await expect.element(page.getByText('Couldn’t load the drafts')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(/Winter/)).toBeVisible();
});

it('fits a phone', async () => {
  await open([winter, spring]);
  await page.viewport(390, 844);
  await expect.element(row(/Spring/)).toHaveTextContent(/Uploaded/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
