import { NetworkError, ApiResponseError } from '@meridian/api-client';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLastGoodData, type UseLastGoodDataOptions } from './use-last-good-data';

const rows = ['jr pass'];
const answered = { data: rows, isError: false, error: null };
const failed = (error: Error) => ({ data: undefined, isError: true, error });
const refused = (code: number) => new ApiResponseError({ code, message: 'No', status: 200 });
const key = (account: number, sort: string) => [account, 'en', 'list', { sort }];

it.each([
  ['the server is away', new NetworkError('gone'), key(1, 'cost asc'), true],
  ['the login has expired', refused(401), key(1, 'cost asc'), true],
  ['the server says no', refused(403), key(1, 'cost asc'), false],
  ['the account has changed, too', new NetworkError('gone'), key(2, 'date desc'), false],
])('another order while %s', async (_, error, queryKey, isKept) => {
  const first: UseLastGoodDataOptions<string[]> = { query: answered, queryKey: key(1, 'date desc') };
  const { result, rerender } = await renderHook((options: UseLastGoodDataOptions<string[]> = first) =>
    useLastGoodData(options),
  );
  expect(result.current).toEqual({ answer: rows, hasFailed: false });
  await rerender({ query: failed(error), queryKey });
  expect(result.current).toEqual({ answer: isKept ? rows : undefined, hasFailed: !isKept });
});
