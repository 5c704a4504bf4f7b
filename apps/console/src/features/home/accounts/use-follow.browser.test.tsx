import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { useCurrentAccount } from '../../../lib/session/current-account';
import type { FakeResponse } from '../../../testing/fake-server';
import { kaede, rail, renderHome } from '../testing/render-home';
import { balanceOf } from '../testing/responses';

afterEach(() => {
  useCurrentAccount.getState().setAccountId(null);
});

const star = (name = 'Kaede Travel') => page.getByRole('button', { name: `Follow ${name}` });
const listOf = (...followed: boolean[]): FakeResponse => ({
  data: { list: [kaede, rail].map((one, at) => balanceOf(one, { isFollowed: followed[at] ?? false })) },
  page: { number: 1, size: 50, totalCount: 2 },
});

/** Requests to follow without a response yet, in order. */
function waitingCalls() {
  const requests: { body: unknown; respond: (response: FakeResponse) => void }[] = [];
  return {
    requests,
    follow: (body: unknown) => new Promise<FakeResponse>((respond) => requests.push({ body, respond })),
  };
}
const agreed = (isFollowed: boolean): FakeResponse => ({ data: { isFollowed } });

it('shows a star at once, before the server responds', async () => {
  const { requests, follow } = waitingCalls();
  await renderHome({ responses: { 'operation/follow': follow } });
  await star().click();
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(star('Rail Pass Direct')).toHaveAttribute('aria-pressed', 'false');
  await vi.waitFor(() =>
    expect(requests.map(({ body }) => body)).toEqual([{ accountId: 1, isFollowed: true }]),
  );
  requests[0]?.respond(agreed(true));
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true');
});

it('removes the star when the server rejects the change, and says why', async () => {
  await renderHome({
    responses: {
      'account/list': () => listOf(false, true),
      'operation/follow': () => ({ code: 403, message: 'no' }),
    },
  });
  await star().click();
  await expect.element(star()).toHaveAttribute('aria-pressed', 'false');
  await star('Rail Pass Direct').click();
  await vi.waitFor(() =>
    expect(useNotices.getState().waiting).toMatchObject([
      {
        tone: 'error',
        title: 'Couldn’t follow Kaede Travel',
        description: expect.any(String) as string,
      },
      { tone: 'error', title: 'Couldn’t unfollow Rail Pass Direct' },
    ]),
  );
  await expect.element(star('Rail Pass Direct')).toHaveAttribute('aria-pressed', 'true');
});

it('applies the last of several quick clicks, one request after the other', async () => {
  const { requests, follow } = waitingCalls();
  await renderHome({ responses: { 'operation/follow': follow } });
  await star().click();
  await star().click();
  await expect.element(star()).toHaveAttribute('aria-pressed', 'false');
  expect(requests).toHaveLength(1);
  requests[0]?.respond(agreed(true));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await expect.element(star()).toHaveAttribute('aria-pressed', 'false');
  expect(requests[1]?.body).toEqual({ accountId: 1, isFollowed: false });
  requests[1]?.respond(agreed(false));
  await star().click();
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.body).toEqual({ accountId: 1, isFollowed: true });
});

it('sends nothing more if an even number of clicks restores the original state', async () => {
  const { requests, follow } = waitingCalls();
  await renderHome({ responses: { 'operation/follow': follow } });
  for (let click = 0; click < 3; click += 1) await star().click();
  requests[0]?.respond(agreed(true));
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true');
  await star('Rail Pass Direct').click();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.body).toMatchObject({ accountId: 2 });
});

it('falls back to the last state that the server confirmed', async () => {
  const { requests, follow } = waitingCalls();
  await renderHome({ responses: { 'operation/follow': follow } });
  await star().click();
  await star().click();
  requests[0]?.respond(agreed(true));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.respond({ code: 403, message: 'no' });
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true');
});

it('is not reverted by a list that was requested earlier', async () => {
  const lists: ((response: FakeResponse) => void)[] = [];
  let isSlow = false;
  await renderHome({
    responses: {
      'account/list': () =>
        isSlow ? new Promise<FakeResponse>((resolve) => lists.push(resolve)) : listOf(false, false),
    },
  });
  await expect.element(star()).toBeVisible();
  isSlow = true;
  await page.getByRole('columnheader', { name: 'Balance' }).getByRole('button').click();
  await vi.waitFor(() => expect(lists).toHaveLength(1));
  await star().click();
  await vi.waitFor(() => expect(lists).toHaveLength(2));
  lists[0]?.(listOf(false, false));
  lists[1]?.(listOf(true, false));
  await vi.waitFor(() => expect(page.getByRole('row').elements().length).toBeGreaterThan(2));
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true');
});

it('keeps the row of an unfollowed account, so that it can be followed again; refetches metrics', async () => {
  const { server } = await renderHome({
    at: '/home?followed=1',
    responses: { 'account/list': () => listOf(true, true) },
  });
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true');
  await star().click();
  await vi.waitFor(() => expect(server.bodiesOf('report/summary')).toHaveLength(2));
  await expect.element(star()).toHaveAttribute('aria-pressed', 'false');
  expect(server.bodiesOf('account/list')).toHaveLength(1);
});

it('works by keyboard too', async () => {
  const { server } = await renderHome();
  await expect.element(star()).toBeVisible();
  const element = star().element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(' ');
  await expect.element(star()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(star()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(star()).toHaveFocus();
  await vi.waitFor(() => expect(server.bodiesOf('operation/follow')).toHaveLength(2));
});
