import { sectionsOf, type Section } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoDayCount } from './catalogue';
import { addMetrics } from './demo-metrics';
import { feedRows, planFeed } from './feed-demo';
import type { DemoRow } from './item';
import { planSearch, searchRows } from './search-demo';

const day = '2026-11-20';
const sumOf = (rows: readonly DemoRow[], section: Section) =>
  addMetrics(rows.filter((row) => row.item.section === section).map((row) => row.metrics));

describe.each(demoAccounts)('$accountName', (account) => {
  const search = searchRows(planSearch(account), day);
  const feed = feedRows(planFeed(account), day);

  it('fills every section of both channels', () => {
    expect(new Set(search.map((row) => row.item.section))).toEqual(new Set(sectionsOf('search')));
    expect(new Set(feed.map((row) => row.item.section))).toEqual(new Set(sectionsOf('feed')));
  });

  it('sums to the account in every section that includes all of it', () => {
    const total = sumOf(search, 'account');
    for (const section of [
      'campaign',
      'unit',
      'keyword',
      'designDaily',
      'region',
      'timePeriod',
      'device',
    ] as const) {
      expect(sumOf(search, section)).toEqual(total);
    }
    expect(sumOf(search, 'searchTerm').costCents).toBeLessThan(total.costCents);
    const feedTotal = sumOf(feed, 'account');
    for (const section of ['campaign', 'unit', 'region', 'timePeriod'] as const) {
      expect(sumOf(feed, section)).toEqual(feedTotal);
    }
    expect(addMetrics([sumOf(feed, 'designDaily'), sumOf(feed, 'programDesignDaily')])).toEqual(feedTotal);
  });

  it('is deterministic, and differs between days', () => {
    expect(searchRows(planSearch(account), day)).toEqual(search);
    expect(searchRows(planSearch(account), addDays(day, 1))).not.toEqual(search);
  });

  it('never has two rows for one item', () => {
    for (const rows of [search, feed]) {
      const keys = rows.map((row) => `${row.item.section} ${row.item.itemKey}`);
      expect(new Set(keys).size).toBe(rows.length);
    }
  });
});

it('the demo has feed creatives in every state, with and without picture or description', () => {
  const creatives = demoAccounts.flatMap((account) =>
    feedRows(planFeed(account), day).filter(({ item }) => item.section === 'designDaily'),
  );
  const seen = (key: string) => new Set(creatives.map(({ item }) => item.dims[key] ?? ''));
  expect(seen('ideaStatus')).toEqual(new Set(['serving', 'paused', 'review', 'rejected']));
  for (const key of ['ideaMaterialUrl', 'ideaDesc']) {
    expect(seen(key)).toContain('');
    expect(seen(key).size).toBeGreaterThan(2);
  }
});

it('the largest demo account has at least 10,000 keyword rows in 31 days', () => {
  const [largest] = demoAccounts;
  if (!largest) throw new Error('no account');
  const plan = planSearch(largest);
  const count = Array.from({ length: 31 }, (_, index) => addDays(day, -index))
    .map((one) => searchRows(plan, one).filter((row) => row.item.section === 'keyword').length)
    .reduce((sum, rows) => sum + rows, 0);
  expect(count).toBeGreaterThanOrEqual(10_000);
});

it('the largest demo account has keywords in every week that it did not have before', () => {
  const [largest] = demoAccounts;
  if (!largest) throw new Error('no account');
  const plan = planSearch(largest);
  const keywordsOn = (one: string) =>
    searchRows(plan, one).flatMap(({ item }) => (item.section === 'keyword' ? [item.itemKey] : []));
  for (const monday of ['2026-11-09', '2027-03-29', '2031-01-06']) {
    const before = Array.from({ length: demoDayCount - 7 }, (_, index) => addDays(monday, -1 - index));
    const known = new Set(before.flatMap(keywordsOn));
    const added = keywordsOn(monday).filter((key) => !known.has(key));
    expect(added.length).toBeGreaterThan(0);
    // they stay
    expect(keywordsOn(addDays(monday, 60))).toEqual(expect.arrayContaining(added));
  }
});
