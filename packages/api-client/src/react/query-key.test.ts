import { expect, it } from 'vitest';
import { createClient } from '../client/create-client';
import * as endpoints from '../contract/endpoints';
import { queryFilterFor, endpointQueryKey } from './query-key';

it('finds the responses of requests, of any account, language and request', () => {
  const keyOf = (accountId: number, language: 'cn' | 'en', call: Parameters<typeof endpointQueryKey>[1]) =>
    endpointQueryKey(createClient({ getToken: () => null, getAccountId: () => accountId, language }), call, {
      page: accountId,
    });
  const { reportImportList, downloadRecordList, messageList } = endpoints;
  const { predicate } = queryFilterFor(reportImportList, downloadRecordList);
  expect(predicate({ queryKey: keyOf(1, 'en', reportImportList) })).toBe(true);
  expect(predicate({ queryKey: keyOf(2, 'cn', downloadRecordList) })).toBe(true);
  expect(predicate({ queryKey: keyOf(1, 'en', messageList) })).toBe(false);
  expect(predicate({ queryKey: ['captcha'] })).toBe(false);
});
