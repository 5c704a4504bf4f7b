import type { Account, AccountFetch } from '@meridian/api-client/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { fakeServer } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { NewDraftPage } from './new-draft-page';

const account = { accountId: 1, accountName: 'Kaede', accountNo: 'A-1001' } as Account;
const campaigns = ['Winter', 'Spring', 'Summer'].map((campaignName, index) => ({
  id: `${index + 1}`,
  campaignName,
  isPaused: index === 2,
}));

/** Opens the page. The server answers with the first state until `advance`, then with the next. */
async function open(states: readonly Partial<AccountFetch>[]) {
  const started: unknown[] = [];
  const left = [...states];
  const fetchOf = (draftId: string, state: Partial<AccountFetch> = {}): { data: AccountFetch } => ({
    data: {
      draftId,
      state: 'running',
      problem: null,
      campaignsDone: 0,
      campaignsTotal: 2,
      rows: 0,
      picturesLeftOut: 0,
      unknown: [],
      ...state,
    },
  });
  const idIn = (body: unknown) => (body as { draftId: string }).draftId;
  const server = fakeServer({
    '/draft/account/campaigns': () => ({ data: { campaigns } }),
    '/draft/account/fetch': (body) => {
      started.push(body);
      return fetchOf(idIn(body));
    },
    '/draft/account/fetchStatus': (body) => fetchOf(idIn(body), left[0]),
    '/draft/account/cancelFetch': (body) => {
      left.splice(0, left.length, { state: 'cancelled' });
      return fetchOf(idIn(body), { state: 'cancelled' });
    },
  });
  const onCreated = vi.fn();
  await renderRoute({
    api: server.api,
    at: '/new',
    page: () => (
      <CanProvider permissions={['draft:draft:edit']}>
        <NewDraftPage
          userId="u"
          accounts={[account]}
          accountId={1}
          onCreated={onCreated}
          onCancel={vi.fn()}
        />
      </CanProvider>
    ),
  });
  await page.getByRole('radio', { name: /From the account/ }).click();
  await page.getByRole('textbox', { name: 'Draft name' }).fill('Copy of Kaede');
  return { started, onCreated, advance: () => left.shift() };
}

it('gets the selected campaigns, shows the progress and opens the draft', async () => {
  const { started, onCreated, advance } = await open([{ campaignsDone: 1, rows: 1_200 }, { state: 'done' }]);
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('spr');
  await page.getByRole('checkbox', { name: 'Spring' }).click();
  await expect.element(page.getByText('2 of 3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Get account' }).click();
  await expect.element(page.getByText(/1 of 2 campaigns/)).toBeVisible();
  advance();
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(started).toMatchObject([{ accountId: 1, draftName: 'Copy of Kaede', campaignIds: ['1', '3'] }]);
  expect(onCreated.mock.calls[0]).toEqual([(started[0] as { draftId: string }).draftId]);
});

it('can be cancelled, and starts again with the same input and another draft', async () => {
  const { started, onCreated } = await open([{ state: 'running' }]);
  await page.getByRole('button', { name: 'Get account' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Cancelled. No draft was created.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Draft name' })).toHaveValue('Copy of Kaede');
  await page.getByRole('button', { name: 'Get account' }).click();
  await vi.waitFor(() => expect(started).toHaveLength(2));
  const [first, second] = started as { draftId: string }[];
  expect(first?.draftId).not.toBe(second?.draftId);
  expect(onCreated).not.toHaveBeenCalled();
});
