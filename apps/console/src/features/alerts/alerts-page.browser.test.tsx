import type { Account, AlertRule, MailSettings } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { CanProvider } from '../../lib/session/can';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { alertsAddressSchema } from './alerts-address';
import { AlertsPage } from './alerts-page';

const id = '0191d0a0-0000-4000-8000-000000000001';
const names = { accountNo: '8840377', accountName: 'Kaede', currency: 'CNY', timeZone: 'Asia/Shanghai' };
const kaede: Account = { ...names, provider: 'baidu', accountId: 7, today: '2026-11-20' };
const aoi: Account = { ...kaede, accountId: 8, accountNo: '8840378', accountName: 'Aoi', currency: 'JPY' };
const costRule: AlertRule = {
  id,
  accountId: 7,
  account: names,
  kind: 'costOver',
  report: null,
  threshold: '300.50',
  baseline: 'sameWeekday',
  byMail: true,
  isPaused: false,
  isOpen: true,
  problem: null,
  reportedTime: '2026-11-20T03:00:00Z',
  createdTime: '2026-11-01T03:00:00Z',
};

async function open({
  list = [costRule],
  at = '/alert',
  accounts = [kaede, aoi],
  permissions = ['report:alert:edit'],
  save = () => ({ data: costRule }),
  mail = { isOffered: true, address: 'lin@example.com', isConfirmed: true },
}: {
  list?: AlertRule[];
  at?: string;
  accounts?: Account[];
  permissions?: string[];
  save?: () => FakeResponse;
  mail?: MailSettings;
} = {}) {
  useNotices.setState({ waiting: [] });
  const server = fakeServer({
    '/alertRule/list': () => ({ data: { list } }),
    '/user/mail/detail': () => ({ data: mail }),
    '/alertRule/save': save,
    '/alertRule/pause': () => ({ data: costRule }),
    '/alertRule/delete': () => ({ data: null }),
  });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <AlertsPage
          address={alertsAddressSchema.parse(search)}
          onAddressChange={navigate}
          accounts={accounts}
          accountId={undefined}
          today="2026-11-20"
          timeZone="Asia/Shanghai"
        />
      </CanProvider>
    ),
  });
  return server;
}

const form = page.getByRole('form', { name: 'Alert' });

it('guides from an empty list to a new alert, with the fields of its kind', async () => {
  const server = await open({ list: [] });
  await expect.element(page.getByText('No alerts yet')).toBeVisible();
  await page.getByRole('button', { name: 'New alert' }).first().click();
  await form.getByRole('button', { name: 'Create alert' }).click();
  await expect.element(form.getByText('This field is required.').first()).toBeVisible();
  expect(server.bodiesOf('/alertRule/save')).toEqual([]);
  await form.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: /Aoi/ }).click();
  await expect.element(form.getByRole('textbox', { name: 'Amount (JPY)' })).toBeVisible();
  await form.getByRole('combobox', { name: 'Alert when' }).click();
  await page.getByRole('option', { name: 'CTR falls' }).click();
  await form.getByRole('textbox', { name: 'Falls by at least (%)' }).fill('120');
  await form.getByRole('combobox', { name: 'Compared with' }).click();
  await page.getByRole('option', { name: /previous seven days/ }).click();
  await form.getByRole('button', { name: 'Create alert' }).click();
  await expect.element(form.getByText(/Enter a percentage/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Falls by at least (%)' }).fill('20');
  await form.getByRole('button', { name: 'Create alert' }).click();
  await expect
    .poll(() => server.bodiesOf('/alertRule/save'))
    .toMatchObject([{ accountId: 8, kind: 'ctrFell', threshold: '20', baseline: 'previousDays' }]);
  await expect.element(form).not.toBeInTheDocument();
});

it('shows the error of the server at its field, and loses nothing', async () => {
  const fields = { threshold: 'invalid_alert_amount' };
  await open({ at: `/alert?id=${id}`, save: () => ({ code: 400, message: 'no', fields }) });
  const amount = form.getByRole('textbox', { name: 'Amount (CNY)' });
  await amount.fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(/Enter an amount above 0/)).toBeVisible();
  await expect.element(amount).toHaveValue('12');
});

it('changes the number of rows of a report, and stops once its view is gone', async () => {
  const report = {
    viewId: '0191d0a0-0000-4000-8000-000000000009',
    name: 'Burning keywords',
    channel: 'search',
    section: 'keyword',
    period: 'custom',
    range: 'last7Days',
  } as const;
  const rowsRule: AlertRule = { ...costRule, kind: 'rowsOver', threshold: '3', report, isOpen: false };
  const lost: AlertRule = { ...rowsRule, id: id.replace(/1$/, '2'), report: { ...report, viewId: null } };
  const server = await open({ list: [rowsRule, lost] });
  await expect.element(page.getByText('Stopped')).toBeVisible();
  await page
    .getByRole('button', { name: /Burning keywords, Last 7 days: more than 3 rows/ })
    .first()
    .click();
  await form.getByRole('textbox', { name: 'More rows than' }).fill('0');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.bodiesOf('/alertRule/save'))
    .toMatchObject([
      { id, kind: 'rowsOver', threshold: '0', viewId: report.viewId, period: 'custom', range: 'last7Days' },
    ]);
});

it('pauses an alert in its row', async () => {
  const server = await open();
  await expect.element(page.getByText('Triggered')).toBeVisible();
  await page.getByRole('switch', { name: 'Active: Daily cost above ￥300.50, Kaede' }).click();
  await expect.poll(() => server.bodiesOf('/alertRule/pause')).toEqual([{ id, isPaused: true }]);
});

it('deletes an alert, and restores it as it was', async () => {
  const server = await open({ list: [{ ...costRule, isPaused: true }] });
  await page.getByRole('button', { name: /^Delete: Daily cost/ }).click();
  await expect.poll(() => server.bodiesOf('/alertRule/delete')).toEqual([{ id }]);
  await expect.poll(() => useNotices.getState().waiting.length).toBe(1);
  useNotices.getState().waiting[0]?.action?.onClick();
  await expect
    .poll(() => server.bodiesOf('/alertRule/save'))
    .toEqual([
      {
        id,
        accountId: 7,
        kind: 'costOver',
        threshold: '300.50',
        baseline: 'sameWeekday',
        byMail: true,
      },
    ]);
  await expect.poll(() => server.bodiesOf('/alertRule/pause')).toEqual([{ id, isPaused: true }]);
});

it('says that an alert stopped when access to its account was lost', async () => {
  await open({ list: [{ ...costRule, account: null }], at: `/alert?id=${id}` });
  await expect.element(page.getByText('Stopped')).toBeVisible();
  await expect
    .element(page.getByRole('cell', { name: /^You no longer have access to the account/ }))
    .toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});

it('says what to do without an account', async () => {
  await open({ list: [], accounts: [] });
  await expect.element(page.getByText(/^Ask your administrator/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New alert' })).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Add an account' }).query()).toBeNull();
});

it('guides users who may add an account to the first one', async () => {
  await open({ list: [], accounts: [], permissions: ['report:alert:edit', 'account:account:edit'] });
  await expect
    .element(page.getByRole('link', { name: 'Add an account' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/account\?id=new/));
});

it('offers emails only to a confirmed address', async () => {
  const server = await open({ at: '/alert?id=new', accounts: [kaede] });
  await expect.element(form.getByText('To lin@example.com.')).toBeVisible();
  await form.getByRole('switch', { name: 'Also send an email' }).click();
  await form.getByRole('textbox', { name: /^Amount/ }).fill('5');
  await form.getByRole('button', { name: 'Create alert' }).click();
  await expect.poll(() => server.bodiesOf('/alertRule/save')).toMatchObject([{ accountId: 7, byMail: true }]);
});

it.each([
  [
    'without a confirmed address',
    { isOffered: true, address: 'lin@example.com', isConfirmed: false },
    /confirm/,
  ],
  [
    'where the server sends none',
    { isOffered: false, address: null, isConfirmed: false },
    /can’t send email/,
  ],
])('says why there are no emails %s', async (_, mail, text) => {
  await open({ at: '/alert?id=new', mail });
  await expect.element(form.getByText(text)).toBeVisible();
  await expect.element(form.getByRole('switch', { name: 'Also send an email' })).toBeDisabled();
});

it('asks before it closes a form with unsaved input', async () => {
  await open({ list: [] });
  await page.getByRole('button', { name: 'New alert' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New alert' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('300');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});
