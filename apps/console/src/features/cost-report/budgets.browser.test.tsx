import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { CanProvider } from '../../lib/session/can';
import { incompleteBudgets } from '../../testing/demo/cost-report';
import { costResponses } from '../../testing/demo/demo-costs';
import { fakeServer, type FakeEndpoint } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { costAddressSchema } from './cost-address';
import { CostPage } from './cost-page';

const listPath = '/report/cost/list';
const savePath = '/cost/budget/save';

async function open(
  at = '/costReport?expand=1',
  {
    permissions = ['report:budget:edit'],
    responses = {},
  }: { permissions?: string[]; responses?: Record<string, FakeEndpoint> } = {},
) {
  useNotices.getState().take();
  const server = fakeServer({ ...costResponses(false), ...responses });
  await page.viewport(1440, 900);
  const router = await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <CostPage address={costAddressSchema.parse(search)} onAddressChange={navigate} today="2026-11-21" />
      </CanProvider>
    ),
  });
  return { server, router };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name }).first();
const form = page.getByRole('form', { name: 'Budgets by channel' });

it('shows budget, pace and forecast of each row in words, not by colour alone', async () => {
  await open();
  const over = row(/樱屋家居/);
  await expect.element(over).toHaveTextContent('210,000');
  await expect.element(over).toHaveTextContent('Over by 19.6%');
  await expect.element(over).toHaveTextContent('251,250± 1,899');
  await expect
    .element(over.getByRole('img'))
    .toHaveAccessibleName('80.0% of the budget spent, 66.7% expected by today, 119.6% forecast');
  await expect.element(row(/启明在线教育/)).toHaveTextContent('Under by 22.5%');
  await expect.element(row(/枫叶旅行/)).toHaveTextContent('On pace');
});

it('sums up budget and pace of all rows above them', async () => {
  await open();
  const strip = page.getByRole('group', { name: 'Budget and pace' });
  for (const text of ['￥1,512,506.16', '￥2,356,500', '64.2%', '66.7% of the days', '￥2,253,630', '3of 5'])
    await expect.element(strip).toHaveTextContent(text);
});

it('compares nothing with incomplete budgets, and says so', async () => {
  const report = incompleteBudgets();
  await open('/costReport?expand=1', {
    responses: {
      [listPath]: () => ({ data: report, page: { number: 1, size: 20, totalCount: report.list.length } }),
    },
  });
  await expect.element(row(/^Total/)).toHaveTextContent('2,146,500incomplete');
  await expect.element(row(/^Total/).getByRole('img')).not.toBeInTheDocument();
  await expect.element(row(/樱屋家居/)).toHaveTextContent('No budget');
  await expect.element(button('Set the budget of 樱屋家居')).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: 'Budget and pace' }))
    .toHaveTextContent('Some budgets are missing');
});

it('selects accounts off pace, and keeps that in the address', async () => {
  const { server, router } = await open();
  await button('Off pace only').click();
  await expect.poll(() => server.bodiesOf(listPath).at(-1)).toMatchObject({ query: { isOffPace: true } });
  await expect.poll(() => router.state.location.search).toMatchObject({ offPace: '1' });
  await expect.element(page.getByText('枫叶旅行', { exact: true })).not.toBeInTheDocument();
  await expect.element(row(/^Total/)).toHaveTextContent('513,300.61');
  await page.getByText('Days', { exact: true }).click();
  await expect.poll(() => server.bodiesOf(listPath).at(-1)).not.toMatchObject({ query: { isOffPace: true } });
  await expect.element(button('Off pace only')).not.toBeInTheDocument();
});

it('changes a budget by the keyboard, and undoes it', async () => {
  const { server } = await open();
  const edit = button('Budget of 枫叶旅行: 1,227,500. Edit');
  await expect.element(edit).toBeVisible();
  edit.element().focus();
  await userEvent.keyboard('{Enter}');
  const search = form.getByLabelText('Search (CNY)');
  await expect.element(search).toHaveValue('1008500');
  await expect.element(search).toHaveFocus();
  await search.fill('80,000.50');
  await form.getByLabelText('Feeds (CNY)').fill('');
  await expect.element(form.getByRole('status')).toHaveTextContent('80,000.50');
  await userEvent.keyboard('{Enter}');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
  const changes = [
    { channel: 'search', amount: '80000.50', previous: '1008500' },
    { channel: 'feed', amount: null, previous: '219000' },
  ];
  expect(server.bodiesOf(savePath)).toEqual([{ accountId: 1001, month: '2026-11-01', budgets: changes }]);
  const [notice] = useNotices.getState().take();
  expect(notice).toMatchObject({ title: 'Budgets saved', action: { label: 'Undo' } });
  notice?.action?.onClick();
  await expect
    .poll(() => server.bodiesOf(savePath).at(-1))
    .toMatchObject({
      budgets: changes.map(({ channel, amount, previous }) => ({
        channel,
        amount: previous,
        previous: amount,
      })),
    });
});

it('rejects an invalid amount, and copies the budgets of last month', async () => {
  const { server } = await open();
  await button('Budget of 枫叶旅行: 1,227,500. Edit').click();
  await form.getByLabelText('Search (CNY)').fill('-5');
  await form.getByLabelText('Feeds (CNY)').fill('7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByLabelText('Search (CNY)')).toHaveFocus();
  await expect.element(form).toHaveTextContent('Enter an amount with up to 13 digits');
  expect(server.bodiesOf(savePath)).toEqual([]);
  await form.getByRole('button', { name: 'Use last month’s' }).click();
  await expect.element(form.getByLabelText('Search (CNY)')).toHaveValue('1008500');
  await expect.element(form.getByLabelText('Feeds (CNY)')).toHaveValue('219000');
});

it('shows the budgets that another user has set meanwhile', async () => {
  const { server } = await open('/costReport?expand=1', {
    responses: { [savePath]: () => ({ code: 409, message: 'changed' }) },
  });
  await button('Budget of 枫叶旅行: 1,227,500. Edit').click();
  await form.getByLabelText('Search (CNY)').fill('1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.bodiesOf('/cost/budget/detail').length).toBe(2);
  await expect.element(form.getByLabelText('Search (CNY)')).toHaveValue('1008500');
  expect(useNotices.getState().take()).toMatchObject([
    { title: 'Someone else has changed these budgets. The form now shows their values.' },
  ]);
});

it('copies the budgets of last month after confirmation', async () => {
  const { server } = await open();
  await button('Copy last month’s budgets').click();
  const dialog = page.getByRole('dialog', { name: 'Copy the budgets of October 2026?' });
  await expect.element(dialog).toHaveTextContent('for November 2026');
  await dialog.getByRole('button', { name: 'Copy budgets' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf('/cost/budget/copy')).toEqual([{ month: '2026-11-01', query: { accountId: 0 } }]);
  expect(useNotices.getState().take()).toMatchObject([{ title: '3 budgets copied' }]);
});

it('offers no copy to a user who may not set budgets, or while several months are shown', async () => {
  await open('/costReport?expand=1', { permissions: [] });
  await expect.element(row(/枫叶旅行/)).toBeVisible();
  await expect.element(button('Copy last month’s budgets')).not.toBeInTheDocument();
  await open('/costReport?beginDate=2026-10-01&endDate=2026-11-30');
  await expect.element(row(/^Total/)).toBeVisible();
  await expect.element(button('Copy last month’s budgets')).not.toBeInTheDocument();
});

it('links to the history of an account’s budgets for those who may see the audit log', async () => {
  const history = page.getByRole('link', { name: 'History of changes' });
  const openDrawer = () =>
    page
      .getByRole('button', { name: /^Budget of .*Edit$/ })
      .first()
      .click();
  await open('/costReport?expand=1', { permissions: ['report:budget:edit', 'system:audit:view'] });
  await openDrawer();
  await expect
    .element(history)
    .toHaveAttribute('href', expect.stringMatching(/\/system\/audit\?type=budget&account=\d+$/));
});
