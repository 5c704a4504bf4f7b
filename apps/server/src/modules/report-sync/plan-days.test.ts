import { expect, it } from 'vitest';
import { ProviderError } from '../../kits/provider';
import { dayKey, missingDays, planBlocks, type DayData, type PlanInput } from './plan-days';
import { retryAfter } from './retry-after';

const account = { channel: 'search', section: 'account', maxDays: 92 } as const;
const keyword = { channel: 'search', section: 'keyword', maxDays: 2 } as const;

function plan(
  states: Readonly<Record<string, DayData>>,
  { report = account, ...input }: Partial<PlanInput> & { report?: typeof account | typeof keyword } = {},
) {
  const { channel, section } = report;
  const days = Object.entries(states).map(([day, state]) => [dayKey(channel, section, day), state] as const);
  const blocks = planBlocks({
    reports: [report],
    today: '2026-03-10',
    withCorrections: false,
    backfillDays: 4,
    correctionDays: 2,
    states: new Map(days),
    ...input,
  });
  return blocks.map((ranges) => ranges.map((range) => range.days.map((day) => day.slice(5)).join(' ')));
}
const synced = (...days: string[]) =>
  Object.fromEntries(days.map((day) => [`2026-03-${day}`, 'synced' as const]));

it('fetches missing days, and today for few sections', () => {
  expect(plan({})).toEqual([['03-06 03-07 03-08 03-09 03-10']]);
  expect(plan(synced('06', '08', '09', '10'))).toEqual([['03-07', '03-10']]);
  expect(plan(synced('06', '07', '08', '09'), { report: keyword })).toEqual([]);
});

it('fetches the last days again at night', () => {
  expect(plan(synced('06', '07', '08', '09', '10'), { withCorrections: true })).toEqual([
    ['03-08 03-09 03-10'],
  ]);
});

it('skips days that were imported from a file or undone', () => {
  const states = {
    ...synced('06', '07'),
    '2026-03-08': 'other',
    '2026-03-09': 'undone',
    '2026-03-10': 'other',
  } as const;
  expect(plan(states, { withCorrections: true })).toEqual([]);
});

it('divides days by the limit of a request, and into blocks, newest first', () => {
  expect(plan({}, { report: keyword })).toEqual([['03-06 03-07', '03-08 03-09']]);
  const blocks = plan({}, { backfillDays: 40 });
  expect(blocks.map(([days]) => [days?.slice(0, 5), days?.slice(-5)])).toEqual([
    ['02-08', '03-10'],
    ['01-29', '02-07'],
  ]);
});

it('counts the days without data', () => {
  const states = new Map([[dayKey('search', 'account', '2026-03-09'), 'undone'] as const]);
  const input = { reports: [account], today: '2026-03-10', backfillDays: 4, states };
  expect(missingDays(input)).toEqual([{ channel: 'search', section: 'account', days: 3 }]);
});

it('waits longer after each error, and a day if only a user can resolve it', () => {
  const minutes = (error: ProviderError, failures = 0) => retryAfter(error, failures) / 60_000;
  expect([0, 1, 2, 50].map((failures) => minutes(new ProviderError('busy'), failures))).toEqual([
    10, 20, 40, 360,
  ]);
  expect(minutes(new ProviderError('busy', { retryAfterMs: 3_600_000 }))).toBe(60);
  expect(minutes(new ProviderError('credentials_wrong'))).toBe(1_440);
  expect(minutes(new ProviderError('quota_used_up'))).toBe(360);
  expect(minutes(new ProviderError('cancelled'))).toBe(10);
});
