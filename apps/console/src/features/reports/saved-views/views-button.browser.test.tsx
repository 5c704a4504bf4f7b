import type { Account, ReportSchedule, SavedReportView } from '@meridian/api-client/contract';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { CanProvider } from '../../../lib/session/can';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { expectedColumns } from '../table/expected-columns';
import { reportWithId } from '../testing/render-report';
import { printReportView } from '../view/print-view';
import { readReportView } from '../view/read-view';
import type { ReportAddress } from '../view/report-address';
import { MissingViewNotice } from './missing-view-notice';
import type { ViewedReport } from './use-report-views';
import { ViewsButton } from './views-button';

const report = reportWithId('search-keyword-custom');
const titleInfos = expectedColumns(report, (key) => key);
const kaede: Account = {
  accountId: 7,
  accountNo: '8840377',
  accountName: 'Kaede',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  today: '2026-11-21',
};
const uuid = (digit: number) => `9ee149e4-a71e-438c-ab4c-d824b1e3252${digit}`;
const view = (digit: number, name: string, more: Partial<SavedReportView> = {}): SavedReportView => ({
  id: uuid(digit),
  name,
  channel: 'search',
  section: 'keyword',
  period: 'custom',
  isShared: false,
  owner: null,
  content: {},
  ...more,
});
const costWatch = view(1, 'Cost watch', {
  content: {
    columns: ['showWord', 'cost', 'click', 'ctr', 'conversion'],
    compare: { basis: 'previous', changedBy: 5, changedKey: 'cost' },
  },
});
const quality = view(2, 'Quality check', { content: { matchType: ['exact'] } });
const review = view(3, 'Monday review', {
  owner: 'Chen Yu',
  isShared: true,
  content: { sort: 'cost desc' },
});
const shown = { columns: costWatch.content.columns, compare: 'previous', changed: 5 } as const;

/** The page around the button: returns its changes, like the address does. */
function Host({ initial, onChange }: { initial: ReportAddress; onChange: (address: ReportAddress) => void }) {
  const [address, setAddress] = useState(initial);
  const [columnState, setColumnState] = useState<ViewedReport['columns']['columnState']>({});
  const model: ViewedReport = {
    report,
    address,
    view: readReportView(address, { report, today: '2026-11-21', accounts: [] }).view,
    columns: {
      titleInfos,
      locked: ['showWord'],
      columnState,
      onColumnStateChange: setColumnState,
      defaultColumnState: {},
      showOwnMetric: () => undefined,
    },
    change: (next) => {
      const after = { ...address, ...printReportView({ page: undefined, ...next }) };
      onChange(after);
      setAddress(after);
    },
    account: kaede,
    accounts: [kaede],
    today: '2026-11-21',
  };
  return (
    <>
      <ViewsButton model={model} />
      <MissingViewNotice model={model} />
      <button type="button" onClick={() => model.change({ sort: 'click desc' })}>
        Sort by clicks
      </button>
      <button type="button" onClick={() => model.change({ columns: undefined, compare: undefined })}>
        Take everything off
      </button>
      <button type="button" onClick={() => setColumnState({ columnVisibility: { campaignName: false } })}>
        Hide campaigns
      </button>
    </>
  );
}

interface Setup {
  responses?: Record<string, () => FakeResponse>;
  /** The server's version of a saved view. */
  saved?: SavedReportView;
  permissions?: readonly string[];
}

async function open(
  initial: ReportAddress = {},
  { responses = {}, saved = costWatch, permissions = [] }: Setup = {},
) {
  const onChange = vi.fn<(address: ReportAddress) => void>();
  let list = [costWatch, quality, review];
  const server = fakeServer({
    '/reportView/list': () => ({ data: list }),
    '/reportView/delete': () => ({ data: {} }),
    '/reportView/save': () => {
      list = [saved, ...list.filter(({ id }) => id !== saved.id)];
      return { data: saved };
    },
    ...responses,
  });
  await renderPage(
    <CanProvider permissions={permissions}>
      <Host initial={initial} onChange={onChange} />
    </CanProvider>,
    server.api,
  );
  return { onChange, ...server };
}

const button = (name: string | RegExp = 'Views') =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const choice = (name: string | RegExp) => page.getByRole('menuitemradio', { name });
const defined = (address: ReportAddress | undefined) =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([, value]) => value !== undefined));
const notices = () => useNotices.getState().waiting.map(({ title }) => title);

beforeEach(() => page.viewport(1200, 800));

describe('the menu of views', () => {
  it('lists the default view, own views and shared ones, each with its content', async () => {
    await open();
    await button().click();
    await expect.element(choice(/Monday review/)).toBeVisible();
    expect(
      page
        .getByRole('menuitemradio')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Default16 columns',
      'Cost watch4 metrics, compared with the previous period, changed rows only',
      'Quality checkExact only',
      'Monday reviewShared by Chen Yu',
    ]);
    await expect.element(choice(/Default/)).toHaveAttribute('aria-checked', 'true');
  });

  it('checks the current view, and marks a screen that differs from it', async () => {
    await open({ ...shown, view: costWatch.id });
    await expect.element(button('Views: Cost watch')).toBeVisible();
    await page.getByRole('button', { name: 'Sort by clicks' }).click();
    await button('Views: Cost watch, edited').click();
    await expect.element(choice(/^Cost watch edited/)).toHaveAttribute('aria-checked', 'true');
    await expect.element(choice(/^Default/)).toHaveAttribute('aria-checked', 'false');
  });

  it('is a menu for the keyboard: opens by an arrow, moves, selects, and returns the focus', async () => {
    const { onChange } = await open();
    // the menu's own button, once its code is loaded
    await expect.element(button()).toHaveAttribute('data-state', 'closed');
    button().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice(/Quality check/)).toBeVisible();
    await expect.element(choice(/Default/)).toHaveFocus();
    for (const name of [/Cost watch/, /Quality check/]) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(choice(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(defined(onChange.mock.lastCall?.[0])).toEqual({ matchType: ['exact'], view: quality.id });
    await expect.element(button('Views: Quality check')).toHaveFocus();
  });

  it("shows a view with the user's period, accounts and chart", async () => {
    const unsaved = { beginDate: '2026-11-01', endDate: '2026-11-20', accountIds: ['7'], metric: 'cost' };
    const { onChange } = await open({ ...unsaved, campaignName: ['Kansai'], page: 4 });
    await button().click();
    await choice(/Cost watch/).click();
    expect(defined(onChange.mock.lastCall?.[0])).toEqual({ ...unsaved, ...shown, view: costWatch.id });
  });

  it('returns to the default report, including its columns', async () => {
    const { onChange } = await open({ ...shown, view: costWatch.id });
    await page.getByRole('button', { name: 'Hide campaigns' }).click();
    await button(/Cost watch/).click();
    await choice(/Default/).click();
    expect(defined(onChange.mock.lastCall?.[0])).toEqual({});
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await button().click();
    await expect.element(choice('Default 16 columns')).toBeVisible();
  });

  it('copies the address of the screen with its columns', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open({ beginDate: '2026-11-14', endDate: '2026-11-20', view: quality.id, matchType: ['exact'] });
    await button(/Quality check/).click();
    await item('Copy link to this view').click();
    await vi.waitFor(() => expect(notices()).toEqual(['Link copied']));
    const { origin, searchParams } = new URL(write.mock.lastCall?.[0] ?? '');
    expect(origin).toBe(window.location.origin);
    expect(searchParams.getAll('columns')).toEqual(titleInfos.map(({ dataKey }) => dataKey));
    expect(searchParams.get('view')).toBe(quality.id);
    expect(searchParams.get('beginDate')).toBe('2026-11-14');
    expect(searchParams.get('matchType')).toBe('exact');
    write.mockRestore();
  });

  it('says if the link could not be copied, or the views could not be loaded', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    let fails = true;
    await open(
      {},
      {
        responses: {
          '/reportView/list': () => (fails ? { code: 500, message: 'no' } : { data: [costWatch] }),
        },
      },
    );
    await button().click();
    await expect.element(page.getByText('Couldn’t load the views.')).toBeVisible();
    fails = false;
    await item('Try again').click();
    await expect.element(choice(/Cost watch/)).toBeVisible();
    await item('Copy link to this view').click();
    await vi.waitFor(() => expect(notices()[0]).toMatch(/Couldn’t copy the link/));
    write.mockRestore();
  });
});

describe('scheduling', () => {
  const permissions = ['report:export:create'];
  const schedule: ReportSchedule = {
    id: uuid(8),
    viewId: costWatch.id,
    name: 'Cost watch',
    channel: 'search',
    section: 'keyword',
    period: 'custom',
    range: 'yesterday',
    accountId: 7,
    account: null,
    timeZone: 'Asia/Shanghai',
    cadence: 'daily',
    weekday: 1,
    monthDay: 1,
    hour: 8,
    format: 'xlsx',
    byMail: false,
    recipients: [],
    isPaused: false,
    pauseReason: null,
    nextTime: null,
    lastTime: null,
    lastOutcome: null,
    lastFile: null,
    lastFiles: null,
  };
  const responses = {
    '/reportSchedule/save': () => ({ data: schedule }),
    '/reportSchedule/recipient/list': () => ({ data: { list: [] } }),
    '/reportSchedule/send': () => ({ data: { ...schedule, lastOutcome: 'pending' } }),
    '/user/mail/detail': () => ({ data: { isOffered: false, address: null, isConfirmed: false } }),
  };

  it('asks for the time to send the current view, for the current account', async () => {
    const { bodiesOf } = await open({ ...shown, view: costWatch.id }, { permissions, responses });
    await button(/Cost watch/).click();
    await item('Send…').click();
    const form = page.getByRole('form', { name: 'Scheduled report' });
    await form.getByRole('combobox', { name: 'Frequency' }).click();
    await page.getByRole('option', { name: 'Every day' }).click();
    await form.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Yesterday' }).click();
    await form.getByRole('button', { name: 'Schedule report' }).click();
    await expect
      .poll(() => bodiesOf('/reportSchedule/save'))
      .toMatchObject([
        {
          viewId: costWatch.id,
          accountId: 7,
          period: 'custom',
          range: 'yesterday',
          cadence: 'daily',
          hour: 8,
        },
      ]);
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(button(/Cost watch/)).toHaveFocus();
    expect(notices()).toEqual(['The report will be sent regularly.']);
  });

  it('saves a screen with settings of its own as a view together with its schedule', async () => {
    const { bodiesOf } = await open({ view: quality.id, matchType: ['exact'] }, { permissions, responses });
    await page.getByRole('button', { name: 'Sort by clicks' }).click();
    await button(/Quality check/).click();
    await item('Send…').click();
    const form = page.getByRole('form', { name: 'Scheduled report' });
    const name = form.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveValue('Keyword report: Exact only');
    await expect
      .element(name)
      .toHaveAccessibleDescription(/Saved as a view of yours under this name: Exact only/);
    await name.fill('Exact, weekly');
    await form.getByRole('radio', { name: 'CSV (.csv)' }).click();
    await form.getByRole('switch', { name: 'Also send it once now' }).click();
    await form.getByRole('button', { name: 'Schedule report' }).click();
    await expect
      .poll(() => bodiesOf('/reportSchedule/save'))
      .toMatchObject([
        {
          query: {
            channel: 'search',
            section: 'keyword',
            name: 'Exact, weekly',
            content: {
              columns: titleInfos.map(({ dataKey }) => dataKey),
              matchType: ['exact'],
              sort: 'click desc',
            },
          },
          accountId: 7,
          format: 'csv',
          cadence: 'weekly',
        },
      ]);
    await expect.poll(() => bodiesOf('/reportSchedule/send')).toEqual([{ id: schedule.id }]);
    expect(bodiesOf('/reportView/save')).toEqual([]);
  });

  it.each([
    ['a name in use', { code: 1400, message: 'no' }, /You already have a view with this name/],
    [
      'a comparison that the period lacks',
      { code: 400, message: 'no', fields: { period: 'compared_range_period' } },
      /compared with a range that isn’t whole weeks/,
    ],
    [
      'too many views',
      { code: 400, message: 'no', fields: { 'query.name': 'too_many_views' } },
      /limit of 50 saved views/,
    ],
  ])('shows why the server rejected %s, and keeps the input', async (_, response, text) => {
    const rejected = { ...responses, '/reportSchedule/save': () => response };
    await open({ sort: 'click desc' }, { permissions, responses: rejected });
    await button().click();
    await item('Send…').click();
    const form = page.getByRole('form', { name: 'Scheduled report' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Clicks');
    await form.getByRole('button', { name: 'Schedule report' }).click();
    await expect.element(form.getByText(text)).toBeVisible();
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Clicks');
  });

  it('is not offered without the permission to export', async () => {
    await open({ view: quality.id, matchType: ['exact'] });
    await button(/Quality check/).click();
    await expect.element(item('Copy link to this view')).toBeVisible();
    await expect.element(item(/Send/)).not.toBeInTheDocument();
  });
});

describe('watching', () => {
  const alert = {
    id: uuid(7),
    accountId: 7,
    account: null,
    kind: 'rowsOver',
    report: null,
    threshold: '3',
    baseline: 'sameWeekday',
    byMail: false,
    recipients: [],
    isPaused: false,
    isOpen: false,
    reportedTime: null,
    problem: null,
    createdTime: '2026-11-21T00:00:00Z',
  };
  const permissions = ['report:alert:edit'];
  const responses = {
    '/alertRule/save': () => ({ data: alert }),
    '/user/mail/detail': () => ({ data: { isOffered: false, address: null, isConfirmed: false } }),
  };
  const form = page.getByRole('form', { name: 'Alert' });

  it('sets up an alert for the rows on screen, whose conditions are saved with it', async () => {
    const where = ['cost gt 500', 'conversion eq 0'];
    const { bodiesOf } = await open({ where }, { permissions, responses });
    await button().click();
    await item('Alert me…').click();
    await expect
      .element(form.getByRole('textbox', { name: 'Name' }))
      .toHaveValue('Keyword report: 2 conditions');
    await expect.element(form.getByText(/the alert changes with it/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill('Burning keywords');
    await form.getByRole('textbox', { name: 'More rows than' }).fill('3');
    await form.getByRole('button', { name: 'Create alert' }).click();
    await expect
      .poll(() => bodiesOf('/alertRule/save'))
      .toMatchObject([
        {
          accountId: 7,
          kind: 'rowsOver',
          threshold: '3',
          period: 'custom',
          range: 'last7Days',
          query: {
            channel: 'search',
            section: 'keyword',
            name: 'Burning keywords',
            content: {
              where: [
                [{ column: 'cost', operator: 'gt', values: ['500'] }],
                [{ column: 'conversion', operator: 'eq', values: ['0'] }],
              ],
            },
          },
        },
      ]);
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it('watches the rows of a saved view, and keeps the input that the server rejects', async () => {
    const rejected = {
      '/alertRule/save': () => ({ code: 400, message: 'no', fields: { kind: 'too_many_alerts' } }),
    };
    const { bodiesOf } = await open(
      { ...shown, view: costWatch.id },
      { permissions, responses: { ...responses, ...rejected } },
    );
    await button(/Cost watch/).click();
    await item('Alert me…').click();
    await expect.element(form.getByText('Cost watch')).toBeVisible();
    const rows = form.getByRole('textbox', { name: 'More rows than' });
    await rows.fill('-1');
    await form.getByRole('button', { name: 'Create alert' }).click();
    await expect.element(rows).toHaveAccessibleDescription(/whole number of rows/);
    await rows.fill('12');
    await form.getByRole('button', { name: 'Create alert' }).click();
    await expect.element(form.getByText(/already have 100 alerts/)).toBeVisible();
    await expect.element(rows).toHaveValue('12');
    expect(bodiesOf('/alertRule/save')).toMatchObject([{ viewId: costWatch.id, threshold: '12' }]);
  });

  it('is not offered without the permission', async () => {
    await open();
    await button().click();
    await expect.element(item('Copy link to this view')).toBeVisible();
    await expect.element(item(/Alert me/)).not.toBeInTheDocument();
  });
});

describe('saving', () => {
  it('saves the screen under a name', async () => {
    const saved = view(9, 'Clicks', { content: { sort: 'click desc', columns: ['showWord', 'click'] } });
    const { bodiesOf, onChange } = await open({ sort: 'click desc' }, { saved });
    await page.getByRole('button', { name: 'Hide campaigns' }).click();
    await button().click();
    await item('Save as new view').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await name.fill('  Clicks ');
    await page.getByRole('switch', { name: 'Share with colleagues' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const columns = titleInfos.map(({ dataKey }) => dataKey).filter((key) => key !== 'campaignName');
    expect(bodiesOf('/reportView/save')).toEqual([
      {
        query: {
          channel: 'search',
          section: 'keyword',
          period: 'custom',
          name: 'Clicks',
          isShared: true,
          accountId: 1,
          content: { columns, sort: 'click desc' },
        },
      },
    ]);
    expect(defined(onChange.mock.lastCall?.[0])).toMatchObject({
      view: saved.id,
      columns: saved.content.columns,
    });
    await expect.element(button('Views: Clicks')).toBeVisible();
    await vi.waitFor(() => expect(notices()).toEqual(['Clicks saved']));
  });

  it('rejects an empty name and a name in use, and keeps the typed text', async () => {
    const { bodiesOf } = await open(
      {},
      { responses: { '/reportView/save': () => ({ code: 1400, message: 'This entry already exists.' }) } },
    );
    await button().click();
    await item('Save as new view').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    const save = page.getByRole('button', { name: 'Save view' });
    await save.click();
    await expect.element(name).toHaveAccessibleDescription('Enter a name.');
    await expect.element(name).toHaveFocus();
    await name.fill('cost WATCH');
    await expect
      .element(name)
      .toHaveAccessibleDescription('You already have a view with this name. Choose another name.');
    await save.click();
    expect(bodiesOf('/reportView/save')).toEqual([]);
    // a colleague's name is not taken; another tab of the user may have taken it meanwhile
    await name.fill('Monday review');
    await save.click();
    await expect
      .element(name)
      .toHaveAccessibleDescription('You already have a view with this name. Choose another name.');
    await expect.element(name).toHaveValue('Monday review');
    expect(bodiesOf('/reportView/save')).toHaveLength(1);
    await name.fill('x'.repeat(41));
    await expect.element(name).toHaveValue('x'.repeat(40));
  });

  it.each([
    ['at the field that it names', { code: 400, message: 'no', fields: { 'query.name': 'duplicate' } }],
    ['above the form when it names none', { code: 500, message: 'no' }],
  ])('shows an error of the server %s', async (_, response) => {
    let isRejected = true;
    const { bodiesOf } = await open(
      {},
      { responses: { '/reportView/save': () => (isRejected ? response : { data: costWatch }) } },
    );
    await button().click();
    await item('Save as new view').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Clicks');
    await page.getByRole('switch', { name: 'Share with colleagues' }).click();
    const save = page.getByRole('button', { name: 'Save view' });
    await save.click();
    if ('fields' in response) {
      await expect
        .element(name)
        .toHaveAccessibleDescription('You already have a view with this name. Choose another name.');
      await expect.element(name).toHaveFocus();
    } else {
      await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expect.element(name).not.toHaveAttribute('aria-invalid');
    }
    await expect.element(name).toHaveValue('Clicks');
    isRejected = false;
    await save.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const sent = { query: { name: 'Clicks', isShared: true } };
    expect(bodiesOf('/reportView/save')).toMatchObject([sent, sent]);
  });

  it('saves changes to an own view at once', async () => {
    const changed = { ...costWatch, content: { ...costWatch.content, sort: 'click desc' } };
    const { bodiesOf } = await open({ ...shown, view: costWatch.id }, { saved: changed });
    await page.getByRole('button', { name: 'Sort by clicks' }).click();
    await button(/Cost watch, edited/).click();
    await item('Save changes to Cost watch').click();
    await expect.element(button('Views: Cost watch')).toBeVisible();
    expect(bodiesOf('/reportView/save')).toMatchObject([
      { query: { id: costWatch.id, name: 'Cost watch', content: changed.content } },
    ]);
  });

  it('offers no change of a colleague’s view', async () => {
    await open({ sort: 'click desc', view: review.id });
    await button(/Monday review, edited/).click();
    await expect.element(item('Save as new view')).toBeVisible();
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Save as new view', 'Copy link to this view']);
  });

  it('renames a view without changing its content', async () => {
    const { bodiesOf } = await open({ ...shown, sort: 'click desc', view: costWatch.id });
    await button(/Cost watch/).click();
    await item(/^Rename or share/).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveValue('Cost watch');
    await name.fill('Costs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(bodiesOf('/reportView/save')).toMatchObject([
      { query: { id: costWatch.id, name: 'Costs', content: costWatch.content } },
    ]);
    await expect.element(button(/Cost watch/)).toHaveFocus();
  });

  it('asks before it deletes a view, and leaves the screen as it is', async () => {
    const { bodiesOf, onChange } = await open({ ...shown, view: costWatch.id });
    await button(/Cost watch/).click();
    await item(/^Delete/).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(bodiesOf('/reportView/delete')).toEqual([]);
    await expect.element(button(/Cost watch/)).toHaveFocus();
    await button(/Cost watch/).click();
    await item(/^Delete/).click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await expect.element(button('Views')).toBeVisible();
    expect(bodiesOf('/reportView/delete')).toEqual([{ id: costWatch.id }]);
    expect(defined(onChange.mock.lastCall?.[0])).toEqual(shown);
  });
});

describe('a link', () => {
  it('that names only a view shows it', async () => {
    const { onChange } = await open({ view: costWatch.id });
    await expect.element(button('Views: Cost watch')).toBeVisible();
    await vi.waitFor(() =>
      expect(defined(onChange.mock.lastCall?.[0])).toEqual({ ...shown, view: costWatch.id }),
    );
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('with further settings is shown with them', async () => {
    const { onChange } = await open({ view: costWatch.id, sort: 'ctr asc' });
    await expect.element(button('Views: Cost watch, edited')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('to a view that the user cannot see says so, until that notice is closed', async () => {
    const { onChange } = await open({ view: uuid(7), sort: 'ctr asc' });
    const notice = page.getByText(/This view doesn’t exist/);
    await expect.element(notice).toBeVisible();
    await expect.element(button('Views')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(defined(onChange.mock.lastCall?.[0])).toEqual({ sort: 'ctr asc' });
  });

  it('no longer names a view once everything of it is removed from the screen', async () => {
    const { onChange } = await open({ view: costWatch.id });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await page.getByRole('button', { name: 'Take everything off' }).click();
    await expect.element(button('Views')).toBeVisible();
    expect(defined(onChange.mock.lastCall?.[0])).toEqual({});
  });
});
