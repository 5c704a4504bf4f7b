import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client/create-client';
import * as endpoints from '../contract/endpoints';
import { exportStates } from '../contract/reports/export-states';
import type { DownloadRecord } from '../contract/reports/exports';
import { downloadRecordListOptions } from './download-options';
import { endpointOptions } from './endpoint-options';

const clientOf = (accountId: number, language: 'en' | 'cn' = 'en') =>
  createClient({ getToken: () => 't', getAccountId: () => accountId, language });

const record = (state: DownloadRecord['state']): DownloadRecord => ({
  id: 'r1',
  fileName: 'a.xlsx',
  format: 'xlsx',
  channel: 'search',
  section: 'unit',
  period: 'daily',
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  account: { accountNo: '8840211', accountName: 'Kaede Travel' },
  accountCount: 1,
  state,
  progress: 0,
  totalCount: null,
  rowCount: null,
  size: null,
  failure: null,
  createdTime: '2026-11-21T00:00:00Z',
  finishedTime: null,
});

it.each([
  ['waiting', true],
  ['running', true],
  ['ready', false],
  ['failed', false],
] as const)('requests the files again while one is %s: %s', (state, isAsking) => {
  const queryClient = new QueryClient();
  const options = downloadRecordListOptions(clientOf(1));
  queryClient.setQueryData(options.queryKey, {
    data: { list: [record(exportStates.ready), record(exportStates[state])] },
    page: { number: 1, size: 20, totalCount: 2 },
  });
  const observer = new QueryObserver(queryClient, options);
  const { refetchInterval } = observer.options;
  const query = observer.getCurrentQuery();
  const interval = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
  expect(interval).toEqual(isAsking ? expect.any(Number) : false);
});

describe('keys', () => {
  const keysOf = (accountId: number, language?: 'en' | 'cn') => {
    const client = clientOf(accountId, language);
    return [
      downloadRecordListOptions(client).queryKey,
      endpointOptions(client, endpoints.reportPartList).queryKey,
      endpointOptions(client, endpoints.reportFieldList, { body: { partsIds: ['searchUnit'] } }).queryKey,
      endpointOptions(client, endpoints.reportViewList, {
        body: { query: { channel: 'search', section: 'unit' } },
      }).queryKey,
    ];
  };

  it('are those of the user, whatever account is selected', () => {
    expect(keysOf(1)).toEqual(keysOf(2));
  });

  it('differ by language and by request', () => {
    expect(keysOf(1, 'cn')).not.toEqual(keysOf(1, 'en'));
    const client = clientOf(1);
    expect(
      endpointOptions(client, endpoints.reportFieldList, { body: { partsIds: ['searchUnit'] } }).queryKey,
    ).not.toEqual(
      endpointOptions(client, endpoints.reportFieldList, { body: { partsIds: ['feedUnit'] } }).queryKey,
    );
    expect(downloadRecordListOptions(client, { query: { state: 3 } }).queryKey).not.toEqual(
      downloadRecordListOptions(client).queryKey,
    );
  });
});
