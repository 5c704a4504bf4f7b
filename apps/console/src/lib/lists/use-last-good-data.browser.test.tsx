import { NetworkError, ApiResponseError } from '@meridian/api-client';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLastGoodData, type UseLastGoodDataOptions } from './use-last-good-data';

const rows = ['jr pass'];
const loaded = { data: rows, isError: false, error: null };
const failed = (error: Error) => ({ data: undefined, isError: true, error });
const rejected = (code: number) => new ApiResponseError({ code, message: 'No', status: 200 });
const key = (account: number, sort: string) => [account, 'en', 'list', { sort }];

it.each([
  ['the server is unreachable', new NetworkError('gone'), key(1, 'cost asc'), true],
  ['the session has expired', rejected(401), key(1, 'cost asc'), true],
  ['the server rejects the request', rejected(403), key(1, 'cost asc'), false],
  ['the account has changed as well', new NetworkError('gone'), key(2, 'date desc'), false],
])('requests another order while %s', async (_, error, queryKey, stays) => {
  const first: UseLastGoodDataOptions<string[]> = { query: loaded, queryKey: key(1, 'date desc') };
  const { result, rerender } = await renderHook((options: UseLastGoodDataOptions<string[]> = first) =>
    useLastGoodData(options),
  );
  expect(result.current).toEqual({ data: rows, hasFailed: false });
  await rerender({ query: failed(error), queryKey });
  expect(result.current).toEqual({ data: stays ? rows : undefined, hasFailed: !stays });
});
