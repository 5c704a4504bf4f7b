import type { Account, MailSettings, ReceivedReport, ReportSchedule } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { useNotices } from '../../lib/page/notices';
import { CanProvider } from '../../lib/session/can';
import { fakeServer, type FakeEndpoint, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { schedulesAddressSchema } from './schedules-address';
import { SchedulesPage } from './schedules-page';

const id = '0191d0a0-0000-4000-8000-000000000001';
const viewId = '0191d0a0-0000-4000-8000-000000000002';
const kaede: Account = {
  accountId: 7,
  accountNo: '8840377',
  accountName: 'Kaede',
  currency: 'CNY',
  timeZone: 'America/New_York',
  provider: 'baidu',
  today: '2026-11-20',
};
const weekly: ReportSchedule = {
  id,
  viewId,
  name: 'Cost watch',
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  range: 'lastWeek',
  accountId: 7,
  account: { accountNo: '8840377', accountName: 'Kaede' },
  timeZone: 'America/New_York',
  cadence: 'weekly',
  weekday: 1,
  monthDay: 1,
  hour: 8,
  format: 'xlsx',
  byMail: true,
  recipients: [],
  isPaused: false,
  pauseReason: null,
  nextTime: '2026-11-23T13:00:00Z',
  lastTime: '2026-11-16T13:00:12Z',
  lastOutcome: 'sent',
  lastFile: { id: '0191d0a0-0000-4000-8000-000000000003', fileName: 'keyword.xlsx' },
  lastFiles: null,
};

async function open({
  list = [weekly],
  received = [],
  at = '/reportSchedule',
  responses = {},
  mail = { isOffered: true, address: 'lin@example.com', isConfirmed: true },
}: {
  list?: ReportSchedule[];
  received?: ReceivedReport[];
  at?: string;
  responses?: Record<string, () => FakeResponse>;
  mail?: MailSettings;
} = {}) {
  useNotices.setState({ waiting: [] });
  const server = fakeServer({
    ...responses,
    '/reportSchedule/list': () => ({ data: { list } }),
    '/reportSchedule/save': responses['/reportSchedule/save'] ?? (() => ({ data: weekly })),
    '/reportSchedule/pause': responses['/reportSchedule/pause'] ?? (() => ({ data: weekly })),
    '/reportSchedule/send': responses['/reportSchedule/send'] ?? (() => ({ data: weekly })),
    '/reportSchedule/delete': () => ({ data: null }),
    '/reportSchedule/recipient/list': recipientsNamed,
    '/reportSchedule/received/list': () => ({ data: { list: received } }),
    '/reportSchedule/received/stop': responses['/reportSchedule/received/stop'] ?? (() => ({ data: null })),
    '/user/mail/detail': () => ({ data: mail }),
  });
  await page.viewport(1440, 900);
  await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <CanProvider permissions={['report:export:create']}>
        <SchedulesPage
          address={schedulesAddressSchema.parse(search)}
          onAddressChange={navigate}
          accounts={[kaede]}
          reportPath={() => '/keywordSearch/account'}
        />
      </CanProvider>
    ),
  });
  return server;
}

const chen = { userId: '0191d0a0-0000-4000-8000-000000000011', name: 'Chen Yu' };
const zhao = { userId: '0191d0a0-0000-4000-8000-000000000012', name: 'Zhao Min' };
const recipientsNamed: FakeEndpoint = (body) => {
  const { text } = z.object({ text: z.string() }).parse(body);
  return { data: { list: [chen, zhao].filter(({ name }) => name.toLowerCase().includes(text)) } };
};

const form = page.getByRole('form', { name: 'Scheduled report' });
const notices = () => useNotices.getState().waiting.map(({ title }) => title);

it('shows content, times and latest result, and says how to create new ones', async () => {
  await open();
  await expect
    .element(page.getByRole('cell', { name: /^Every Monday at 08:00 \(America\/New_York\)/ }))
    .toBeVisible();
  await expect.element(page.getByText('Keyword, daily, Kaede')).toBeVisible();
  await expect.element(page.getByText('by message and email').last()).toBeVisible();
  await expect.element(page.getByRole('cell', { name: /^Sent / })).toBeVisible();
  // in the time zone of the account
  await expect.element(page.getByRole('cell', { name: /Nov 23, 2026.* 08:00$/ })).toBeVisible();
});

it('guides from an empty list to the reports', async () => {
  await open({ list: [] });
  await expect.element(page.getByText('No scheduled reports yet')).toBeVisible();
  await page.getByRole('link', { name: 'Open reports' }).click();
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
});

it('says where a new one starts, and leads there', async () => {
  await open();
  await page.getByRole('button', { name: 'New scheduled report' }).click();
  const dialog = page.getByRole('dialog', { name: 'New scheduled report' });
  await expect.element(dialog.getByText(/select “Send…” beside “Export”/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Open reports' }).click();
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
});

it('changes times and delivery of a report', async () => {
  const server = await open();
  await page.getByRole('button', { name: /^Edit: Cost watch/ }).click();
  await form.getByRole('combobox', { name: 'Frequency' }).click();
  await page.getByRole('option', { name: 'Every month' }).click();
  await form.getByRole('combobox', { name: 'Day of the month' }).click();
  await page.getByRole('option', { name: 'Last day' }).click();
  await form.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last month' }).click();
  await form.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: 'All accounts' }).click();
  await expect.element(form.getByText('In the time zone Eastern Standard Time (UTC-5).')).toBeVisible();
  await form.getByRole('radio', { name: 'CSV (.csv)' }).click();
  await form.getByRole('switch', { name: 'Also send it by email' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.bodiesOf('/reportSchedule/save'))
    .toEqual([
      {
        id,
        viewId,
        accountId: 0,
        period: 'daily',
        range: 'lastMonth',
        cadence: 'monthly',
        weekday: 1,
        monthDay: 31,
        hour: 8,
        format: 'csv',
        byMail: false,
        recipientIds: [],
      },
    ]);
  await expect.element(form).not.toBeInTheDocument();
});

it('adds and removes recipients, found by name among those who may see the account', async () => {
  const server = await open({ at: `/reportSchedule?id=${id}`, list: [{ ...weekly, recipients: [zhao] }] });
  await form.getByRole('combobox', { name: 'Recipients' }).click();
  await page.getByRole('combobox', { name: 'Search by name' }).fill('chen');
  await expect
    .poll(() => server.bodiesOf('/reportSchedule/recipient/list').at(-1))
    .toEqual({ channel: 'search', accountId: 7, text: 'chen' });
  await page.getByRole('option', { name: 'Chen Yu' }).click();
  await form.getByRole('button', { name: 'Remove Zhao Min' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.bodiesOf('/reportSchedule/save'))
    .toMatchObject([{ recipientIds: [chen.userId] }]);
});

it('offers no one twice, and says why a recipient was rejected', async () => {
  const fields = { recipientIds: 'unknown_recipient' };
  await open({
    at: `/reportSchedule?id=${id}`,
    list: [{ ...weekly, recipients: [zhao] }],
    responses: { '/reportSchedule/save': () => ({ code: 400, message: 'no', fields }) },
  });
  await form.getByRole('combobox', { name: 'Recipients' }).click();
  await expect.element(page.getByRole('option', { name: 'Chen Yu' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Zhao Min' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Chen Yu' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(/One of the new recipients can’t get this report/)).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Remove Chen Yu' })).toBeVisible();
});

it('says how many of the recipients got the latest report', async () => {
  await open({
    list: [{ ...weekly, recipients: [chen, zhao], lastFiles: { sent: 2, total: 3, pending: 0 } }],
  });
  await expect.element(page.getByText('You and 2 others').last()).toBeVisible();
  await expect.element(page.getByText('2 of 3 sent').last()).toBeVisible();
});

it('shows why a change was rejected, and keeps the input', async () => {
  const fields = { viewId: 'too_many_schedules' };
  await open({
    at: `/reportSchedule?id=${id}`,
    responses: { '/reportSchedule/save': () => ({ code: 400, message: 'no', fields }) },
  });
  await form.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: '17:00' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText(/You already have 20 scheduled reports/)).toBeVisible();
  await expect.element(form.getByRole('combobox', { name: 'Time' })).toHaveTextContent('17:00');
});

it('pauses a report in its row', async () => {
  const server = await open();
  await page.getByRole('switch', { name: 'Active: Cost watch, Every Monday at 08:00' }).click();
  await expect.poll(() => server.bodiesOf('/reportSchedule/pause')).toEqual([{ id, isPaused: true }]);
});

it.each([
  ['pending', /is being generated/],
  ['noData', /has no data/],
  ['failed', /Couldn’t create the report/],
] as const)('sends a report at once: %s', async (lastOutcome, text) => {
  await open({ responses: { '/reportSchedule/send': () => ({ data: { ...weekly, lastOutcome } }) } });
  await page.getByRole('button', { name: /^Send now: Cost watch/ }).click();
  await expect.poll(notices).toEqual([expect.stringMatching(text)]);
});

it('does not start another while one is being created', async () => {
  await open({ list: [{ ...weekly, lastOutcome: 'pending' }] });
  await expect.element(page.getByRole('cell', { name: /^Generating/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Send now: Cost watch/ })).toBeDisabled();
});

it('asks before it deletes a report', async () => {
  const server = await open();
  await page.getByRole('button', { name: /^Delete: Cost watch/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the scheduled report Cost watch?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(server.bodiesOf('/reportSchedule/delete')).toEqual([]);
  await page.getByRole('button', { name: /^Delete: Cost watch/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => server.bodiesOf('/reportSchedule/delete')).toEqual([{ id }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

it("says why a report is paused, and shows the server's message if it cannot be resumed", async () => {
  await open({
    list: [{ ...weekly, viewId: null, isPaused: true, pauseReason: 'viewLost', nextTime: null }],
    responses: {
      '/reportSchedule/pause': () => ({ code: 400, message: 'no', fields: { id: 'schedule_viewLost' } }),
    },
  });
  await expect
    .element(page.getByRole('cell', { name: 'Paused: the view no longer exists', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Edit: Cost watch/ })).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'Active: Cost watch, Every Monday at 08:00' }).click();
  await expect.poll(notices).toEqual([expect.stringMatching(/^The view of this report was deleted/)]);
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
  await open({ at: `/reportSchedule?id=${id}`, list: [{ ...weekly, byMail: false }], mail });
  await expect.element(form.getByText(text)).toBeVisible();
  await expect.element(form.getByRole('switch', { name: 'Also send it by email' })).toBeDisabled();
});

it('says that the list could not be loaded', async () => {
  useNotices.setState({ waiting: [] });
  const server = fakeServer({ '/reportSchedule/list': () => ({ code: 500, message: 'no' }) });
  await renderRoute({
    api: server.api,
    at: '/reportSchedule',
    page: (_, navigate) => (
      <SchedulesPage
        address={{ id: undefined }}
        onAddressChange={navigate}
        accounts={[kaede]}
        reportPath={() => undefined}
      />
    ),
  });
  await expect.element(page.getByText('Couldn’t load the scheduled reports.')).toBeVisible();
});

const fromChen: ReceivedReport = {
  id: '0191d0a0-0000-4000-8000-000000000021',
  sender: 'Chen Yu',
  name: 'Spend "100%_\\"',
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  range: 'lastWeek',
  accountId: 0,
  account: null,
  timeZone: 'America/New_York',
  cadence: 'weekly',
  weekday: 1,
  monthDay: 1,
  hour: 8,
  byMail: false,
  isPaused: false,
  nextTime: '2026-11-23T13:00:00Z',
  lastTime: null,
  lastOutcome: null,
  lastFile: null,
};

it('lists the reports of others, and stops one after a question', async () => {
  const server = await open({ received: [fromChen] });
  await page.getByText('From others').click();
  await expect.element(page.getByRole('cell', { name: 'Chen Yu', exact: true })).toBeVisible();
  await expect.element(page.getByText(/All accounts that both of you/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Stop: Spend "100%_\\" from Chen Yu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop the report Spend "100%_\\"?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(server.bodiesOf('/reportSchedule/received/stop')).toEqual([]);
  await page.getByRole('button', { name: /^Stop: Spend/ }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => server.bodiesOf('/reportSchedule/received/stop')).toEqual([{ id: fromChen.id }]);
  await expect.poll(notices).toEqual([expect.stringMatching(/won’t be sent to you any more/)]);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('says that no one else sends a report', async () => {
  await open({ at: '/reportSchedule?from=others' });
  await expect.element(page.getByText('No reports from others')).toBeVisible();
});

it('says why a report of another user could not be stopped', async () => {
  await open({
    received: [fromChen],
    at: '/reportSchedule?from=others',
    responses: { '/reportSchedule/received/stop': () => ({ code: 404, message: 'It no longer exists.' }) },
  });
  await page.getByRole('button', { name: /^Stop: Spend/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect.poll(notices).toHaveLength(1);
});
