import { expect, it } from 'vitest';
import { createClient } from '../client/create-client';
import { reportExplanationOptions } from './report-explanation-options';
import { reportListOptions } from './report-options';

const client = createClient({ getToken: () => 't', getAccountId: () => 42, language: () => 'en' });
const request = {
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  query: { beginDate: '2026-11-14', endDate: '2026-11-20', compare: { basis: 'previous' } },
} as const;

it('asks for each metric and section of the current account on its own', () => {
  const [cost, ...others] = [
    reportExplanationOptions(client, { ...request, metric: 'cost' }),
    reportExplanationOptions(client, { ...request, metric: 'click' }),
    reportExplanationOptions(client, { ...request, section: 'region', metric: 'cost' }),
  ];
  expect(cost.queryKey[0]).toBe(42);
  for (const { queryKey } of others) expect(queryKey).not.toEqual(cost.queryKey);
});

it('is not counted among the requests of the rows', () => {
  const { queryKey } = reportExplanationOptions(client, { ...request, metric: 'cost' });
  expect(queryKey[3]).not.toEqual(reportListOptions(client, request).queryKey[3]);
});
