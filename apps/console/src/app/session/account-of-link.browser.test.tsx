import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useCurrentAccount } from '../../lib/session/current-account';
import { writeToken } from '../../lib/session/token';
import { renderConsole } from '../../testing/render-console';
import { useLinkedAccount } from './linked-account';

const report = '/keywordSearch/keyword/keywordReport';
const routes = [{ path: '/keywordSearch', meta: { title: 'Keyword' }, children: [{ path: report }] }];
const current = (name: string) => page.getByRole('button', { name: `Account: ${name}` });

beforeEach(async () => {
  await page.viewport(1280, 800);
  sessionStorage.clear();
  useCurrentAccount.setState({ accountId: 1 });
  useLinkedAccount.setState({ isEntered: false, previousId: null });
  writeToken('good');
});

async function open(search: string) {
  const console = await renderConsole({
    at: report + search,
    responses: { '/user/getRouters': () => ({ data: routes }) },
  });
  const accounts = () =>
    console.server
      .bodiesOf('/keyword/daily/list')
      .map((body) => (body as { query: { accountId: number } }).query.accountId); // asserted: made by the client
  return { ...console, accounts };
}

it("without an account gets the tab's account, last in the address", async () => {
  const { router, accounts } = await open('?size=50#top');
  await expect.poll(() => router.state.location.href).toBe(`${report}?size=50&accountId=1#top`);
  await expect.poll(accounts).toContain(1);
});

it('shows the account in the link, says so, and offers the previous one', async () => {
  const { router, accounts } = await open('?size=50&accountId=2');
  await expect.element(current('Momiji Tours 8840212')).toBeVisible();
  await expect.element(page.getByText('This link shows Momiji Tours')).toBeVisible();
  await expect.poll(accounts).toContain(2);
  expect(accounts()).not.toContain(1);
  await page.getByRole('button', { name: 'Show Kaede Travel' }).click();
  await expect.element(current('Kaede Travel 8840211')).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe(`${report}?size=50&accountId=1`);
});

it('inside the console switches without a notice', async () => {
  const { router, accounts } = await open('?accountId=1');
  await expect.poll(accounts).toContain(1);
  await router.navigate({ href: `${report}?accountId=2` });
  await expect.element(current('Momiji Tours 8840212')).toBeVisible();
  expect(page.getByText('This link shows Momiji Tours').query()).toBeNull();
});

it('to a forbidden account requests nothing, says why, and offers the current one', async () => {
  const { router, accounts } = await open('?accountId=9');
  await expect
    .element(page.getByRole('heading', { name: 'You don’t have access to this account' }))
    .toBeVisible();
  await expect.element(page.getByText('The link is for the account with ID 9,')).toBeVisible();
  expect(accounts()).toEqual([]);
  expect(useCurrentAccount.getState().accountId).toBe(1);
  await page.getByRole('button', { name: 'Show Kaede Travel' }).click();
  await expect.poll(() => router.state.location.href).toBe(`${report}?accountId=1`);
  await vi.waitFor(() => expect(accounts()).toContain(1));
});

it('gets the selected account, without the data of the previous one', async () => {
  const { router } = await open('?campaignName=Kyoto&text=jr&page=2&accountId=1');
  await current('Kaede Travel 8840211').click();
  await page.getByRole('option', { name: /Momiji Tours/ }).click();
  await expect.poll(() => router.state.location.href).toBe(`${report}?text=jr&accountId=2`);
});
