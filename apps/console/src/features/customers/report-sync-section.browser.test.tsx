import type { Permission, ReportSyncState } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { CanProvider } from '../../lib/session/can';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ReportSyncSection } from './report-sync-section';

const synced: ReportSyncState = {
  isOn: true,
  hasCredentials: true,
  isRunning: false,
  isWaiting: false,
  failure: null,
  nextTime: null,
  missing: [],
  syncedTime: '2026-11-19T20:04:00Z',
};

const edit: Permission[] = ['account:account:edit'];

async function open(
  respond: () => FakeResponse,
  { start = respond, permissions = edit }: { start?: () => FakeResponse; permissions?: Permission[] } = {},
) {
  const server = fakeServer({ '/account/reportSync/state': respond, '/account/reportSync/start': start });
  await renderPage(
    <CanProvider permissions={permissions}>
      <ReportSyncSection accountId={1001} timeZone="Asia/Shanghai" />
    </CanProvider>,
    server.api,
  );
  return server;
}
const button = page.getByRole('button', { name: 'Sync now' });
const openState = (state: Partial<ReportSyncState>) => open(() => ({ data: { ...synced, ...state } }));

it('says when the reports arrived, in the time zone of the account', async () => {
  const server = await openState({});
  await expect.element(page.getByText(/Last synced: .*04:04/)).toBeVisible();
  expect(server.bodiesOf('/account/reportSync/state')).toEqual([{ id: 1001 }]);
});

it('says why they did not, which ones failed, and when the next attempt is', async () => {
  await openState({
    failure: {
      code: 'invalid_response',
      time: '2026-11-20T03:10:00Z',
      reports: [
        { channel: 'search', section: 'keyword' },
        { channel: 'feed', section: 'unit' },
      ],
    },
    nextTime: '2026-11-20T03:30:00Z',
    missing: [
      { channel: 'search', section: 'keyword', days: 3 },
      { channel: 'feed', section: 'unit', days: 1 },
    ],
  });
  await expect.element(page.getByText(/Failed on .*11:10.*response couldn’t be read/)).toBeVisible();
  await expect.element(page.getByText(/Search ads: .*Feed ads: /)).toBeVisible();
  await expect.element(page.getByText(/Next try after .*11:30/)).toBeVisible();
  await expect.element(page.getByText(/3 days have no data/)).toBeVisible();
});

it.each([
  ['the server reads none', { isOn: false }, /from imported files only/],
  ['there are no credentials', { hasCredentials: false, syncedTime: null }, /once you store credentials/],
  ['none has arrived', { syncedTime: null }, /No reports have arrived yet/],
  ['a run works', { isRunning: true }, /Syncing reports/],
  ['a run will start', { isWaiting: true }, /will be synced in a moment/],
] as const)('says that %s', async (_, state, words) => {
  await openState(state);
  await expect.element(page.getByText(words)).toBeVisible();
});

it('loads the state again after an error', async () => {
  let isBroken = true;
  await open(() => (isBroken ? { code: 400, message: 'no' } : { data: synced }));
  await expect.element(page.getByText('Couldn’t load the sync status.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/Last synced/)).toBeVisible();
});

describe('a manual run', () => {
  it('shows that it waits, runs and has ended', async () => {
    let state = synced;
    const start = () => {
      state = { ...synced, isWaiting: true };
      return { data: state };
    };
    const server = await open(() => ({ data: state }), { start });
    await button.click();
    await expect.element(page.getByText(/will be synced in a moment/)).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(server.bodiesOf('/account/reportSync/start')).toEqual([{ id: 1001 }]);
    state = { ...synced, isRunning: true };
    await expect.element(page.getByText(/Syncing reports/)).toBeVisible();
    state = { ...synced, syncedTime: '2026-11-20T20:08:00Z' };
    await expect.element(page.getByText(/Last synced: .*04:08/)).toBeVisible();
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });

  it('says why it was rejected', async () => {
    await open(() => ({ data: synced }), {
      start: () => ({ code: 931005, message: '' }),
    });
    await button.click();
    await expect
      .poll(() => useNotices.getState().waiting.map(({ title }) => title))
      .toEqual(['This account’s reports were synced less than a minute ago. Wait a moment and try again.']);
  });

  it('is only available to users who may edit the account, and if reports can be read', async () => {
    await open(() => ({ data: synced }), { permissions: [] });
    await expect.element(page.getByText(/Last synced/)).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });
});
