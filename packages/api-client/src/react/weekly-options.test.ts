import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client/create-client';
import {
  weeklyHoursOptions,
  weeklyOverviewOptions,
  weeklyRankingOptions,
  type WeeklyRequest,
} from './weekly-options';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
const search: WeeklyRequest = { channel: 'search', ...week };
const feed: WeeklyRequest = { channel: 'feed', ...week };

/** A client on an account, and its requests. */
function setUp(accountId: number) {
  const state = { accountId };
  const requests: { path: string; body: unknown }[] = [];
  const client = createClient({
    getToken: () => 't',
    getAccountId: () => state.accountId,
    language: 'en',
    fetch: (input, init) => {
      const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
      requests.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      return Promise.resolve(Response.json({ code: 200, message: '', data: { cells: [] } }));
    },
  });
  return { client, state, requests };
}

describe('requests of a week', () => {
  it('contain the week, the channel and the account of their key', async () => {
    const { client, state, requests } = setUp(7);
    const options = weeklyHoursOptions(client, feed);
    state.accountId = 8;
    await new QueryClient().query(options);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.path).toMatch(/weeklyHour\/statistics$/);
    expect(requests[0]?.body).toEqual({ query: { accountId: 7, channel: 'feed', ...week } });
  });

  it('have a key for each account, channel, endpoint, week and comparison', () => {
    const keysOf = (accountId: number) => {
      const { client } = setUp(accountId);
      return [
        weeklyOverviewOptions(client, search).queryKey,
        weeklyOverviewOptions(client, feed).queryKey,
        weeklyOverviewOptions(client, { ...search, beginDate: '2026-11-02' }).queryKey,
        weeklyOverviewOptions(client, { ...search, basis: 'lastYear' }).queryKey,
        weeklyRankingOptions(client, 'weeklyRegions', search).queryKey,
        weeklyRankingOptions(client, 'weeklyRegions', feed).queryKey,
        weeklyRankingOptions(client, 'weeklyKeywords', search).queryKey,
        weeklyHoursOptions(client, search).queryKey,
      ];
    };
    const keys = [...keysOf(1), ...keysOf(2)].map((key) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(16);
  });

  it.each([
    ['keeps the last week while another loads', { ...search, beginDate: '2026-11-02' }, 1, true],
    ['shows nothing of another channel', feed, 1, false],
    ['shows nothing of another account', search, 2, false],
  ])('%s', async (_, request, accountId, isKept) => {
    const { client, state } = setUp(1);
    const queryClient = new QueryClient();
    const first = weeklyHoursOptions(client, search);
    await queryClient.query(first);
    const observer = new QueryObserver(queryClient, first);
    const unsubscribe = observer.subscribe(() => {});
    state.accountId = accountId;
    observer.setOptions(weeklyHoursOptions(client, request));
    expect(observer.getCurrentResult().data !== undefined).toBe(isKept);
    unsubscribe();
  });
});
