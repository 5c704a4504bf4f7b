import type { ReportSyncState } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ReportSyncSection } from './report-sync-section';

const synced: ReportSyncState = {
  ...{ isOn: true, hasCredentials: true, isRunning: false, failure: null, nextTime: null, missing: [] },
  syncedTime: '2026-11-19T20:04:00Z',
};

async function open(respond: () => FakeResponse) {
  const server = fakeServer({ '/account/reportSync/state': respond });
  await renderPage(<ReportSyncSection accountId={1001} timeZone="Asia/Shanghai" />, server.api);
  return server;
}
const openState = (state: Partial<ReportSyncState>) => open(() => ({ data: { ...synced, ...state } }));

it('says when the reports arrived, in the time zone of the account', async () => {
  const server = await openState({});
  await expect.element(page.getByText(/Last synchronized: .*04:04/)).toBeVisible();
  expect(server.bodiesOf('/account/reportSync/state')).toEqual([{ id: 1001 }]);
});

it('says why they did not, which failed, and when they are tried again', async () => {
  await openState({
    failure: {
      ...{ code: 'invalid_response', time: '2026-11-20T03:10:00Z' },
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
  await expect.element(page.getByText(/Failed on .*11:10.*response could not be read/)).toBeVisible();
  await expect.element(page.getByText(/Search ads: .*Feed ads: /)).toBeVisible();
  await expect.element(page.getByText(/Next try after .*11:30/)).toBeVisible();
  await expect.element(page.getByText(/3 days have no data/)).toBeVisible();
});

it.each([
  ['the server reads none', { isOn: false }, /arrive as files only/],
  ['there are no credentials', { hasCredentials: false, syncedTime: null }, /once credentials are stored/],
  ['none has arrived', { syncedTime: null }, /No reports have arrived yet/],
  ['a run works', { isRunning: true }, /are being read now/],
] as const)('says that %s', async (_, state, words) => {
  await openState(state);
  await expect.element(page.getByText(words)).toBeVisible();
});

it('loads the state again after an error', async () => {
  let isBroken = true;
  await open(() => (isBroken ? { code: 400, message: 'no' } : { data: synced }));
  await expect.element(page.getByText('The state of the reports could not be loaded.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/Last synchronized/)).toBeVisible();
});
