import type { Announcement } from '@meridian/api-client/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { announcementsAddressSchema } from './announcements-address';
import { AnnouncementsPage } from './announcements-page';

const idOf = (number: number) => `7d3c1b52-0c8e-4a39-9e52-5a0e6f7f000${String(number)}`;

const announcement = (number: number, title: string, more: Partial<Announcement> = {}): Announcement => ({
  id: idOf(number),
  state: 'draft',
  version: number,
  texts: {
    en: { title, text: '<p>x</p>', filledFrom: null },
    cn: { title: '', text: '', filledFrom: null },
    tw: { title: '', text: '', filledFrom: null },
  },
  hasPopup: true,
  publishTime: null,
  savedTime: '2026-11-21T01:20:00.000Z',
  savedBy: 'linwei',
  recipients: 8,
  readers: 0,
  ...more,
});
const draft = announcement(1, 'Holidays');
const published = announcement(2, 'Maintenance', {
  state: 'published',
  publishTime: '2026-11-20T02:00:00.000Z',
  readers: 5,
});

async function open(
  first: readonly Announcement[],
  {
    at = '/list',
    totalCount,
    responses = {},
  }: { at?: string; totalCount?: number; responses?: Record<string, (body: unknown) => FakeResponse> } = {},
) {
  let list = first;
  const server = fakeServer({
    '/announcement/list': () => ({
      data: { list },
      page: { number: 1, size: 20, totalCount: totalCount ?? list.length },
    }),
    '/announcement/withdraw': () => ({ data: { ...published, state: 'draft', version: 3 } }),
    '/announcement/delete': () => ({ data: null }),
    ...responses,
  });
  await page.viewport(1440, 900);
  const onOpen = vi.fn();
  const router = await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <AnnouncementsPage
        address={announcementsAddressSchema.parse(search)}
        onAddressChange={navigate}
        onOpen={onOpen}
        timeZone="Asia/Shanghai"
      />
    ),
  });
  return {
    server,
    router,
    onOpen,
    become: (next: readonly Announcement[]) => {
      list = next;
    },
    requestedBodies: () => server.bodiesOf('/announcement/list'),
  };
}

const row = (name: RegExp) => page.getByRole('row', { name });
const dialog = () => page.getByRole('dialog');
const notices = () =>
  useNotices
    .getState()
    .take()
    .map(({ title }) => title);
const choose = async (title: string, command: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: command }).click();
};

it('shows for each who saved it, when it is published and who has read it', async () => {
  const chinese = announcement(3, '', {
    texts: {
      ...draft.texts,
      en: { title: '', text: '', filledFrom: null },
      cn: { title: '放假', text: '', filledFrom: null },
    },
  });
  await open([draft, published, chinese]);
  await expect.element(row(/Holidays/)).toHaveTextContent(/Draft.*----linwei.*Nov 21, 2026 09:20/);
  await expect.element(row(/Maintenance/)).toHaveTextContent(/Published.*Nov 20, 2026 10:00.*5 of 8/);
  await expect.element(row(/放假/)).toBeVisible();
});

it('opens one, and a new one', async () => {
  const { onOpen } = await open([draft]);
  await page.getByRole('button', { name: 'Holidays', exact: true }).click();
  await page.getByRole('button', { name: 'New announcement' }).click();
  expect(onOpen.mock.calls).toEqual([[draft.id], [undefined]]);
});

it('requests one state, and stores it in the address', async () => {
  const { requestedBodies, router } = await open([draft], { at: '/list?page=2&size=10', totalCount: 15 });
  await page.getByText('Scheduled', { exact: true }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ size: '10', state: 'scheduled' }));
  await vi.waitFor(() =>
    expect(requestedBodies().at(-1)).toEqual({
      page: { number: 1, size: 10 },
      query: { state: 'scheduled' },
    }),
  );
});

it('deletes a draft only after confirmation', async () => {
  const { server, become } = await open([draft, published]);
  await choose('Holidays', 'Delete');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(server.bodiesOf('/announcement/delete')).toEqual([]);
  await choose('Holidays', 'Delete');
  become([published]);
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await expect.element(row(/Holidays/)).not.toBeInTheDocument();
  expect(server.bodiesOf('/announcement/delete')).toEqual([{ id: draft.id, version: 1 }]);
  await vi.waitFor(() => expect(notices()).toEqual(['Draft deleted']));
});

it('withdraws a published one only after confirmation', async () => {
  const { server, become } = await open([published]);
  await choose('Maintenance', 'Withdraw');
  await expect.element(dialog()).toHaveTextContent('It will be removed from every user’s message centre');
  become([{ ...published, state: 'draft' }]);
  await dialog().getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(row(/Maintenance/)).toHaveTextContent('Draft');
  expect(server.bodiesOf('/announcement/withdraw')).toEqual([{ id: published.id, version: 2 }]);
});

it('shows errors, and refetches the list', async () => {
  const { become } = await open([draft], {
    responses: { '/announcement/delete': () => ({ code: 409, message: 'changed' }) },
  });
  await choose('Holidays', 'Delete');
  become([{ ...draft, version: 2 }]);
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await vi.waitFor(() => expect(notices()).toEqual(['Couldn’t delete the draft']));
  await expect.element(row(/Holidays/)).toBeVisible();
});

it('distinguishes an empty list from a filter without matches', async () => {
  await open([]);
  await expect.element(page.getByText('No announcements yet')).toBeVisible();
});

it('shows all again if none has the state', async () => {
  const { router } = await open([], { at: '/list?state=scheduled' });
  await expect.element(page.getByText('No announcements with this status')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('returns to the last existing page', async () => {
  const { router } = await open([draft], { at: '/list?page=9', totalCount: 25 });
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }));
});

it('says that the list cannot be loaded, and retries', async () => {
  let isFailing = true;
  await open([], {
    responses: {
      '/announcement/list': () =>
        isFailing
          ? { code: 403, message: 'no' }
          : { data: { list: [draft] }, page: { number: 1, size: 20, totalCount: 1 } },
    },
  });
  await expect.element(page.getByText('Couldn’t load the announcements')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(/Holidays/)).toBeVisible();
});

it('fits a phone', async () => {
  await open([draft, published]);
  await page.viewport(390, 844);
  await expect.element(row(/Maintenance/)).toHaveTextContent(/5 of 8/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
