import { afterEach, expect, it, vi } from 'vitest';
import * as endpoints from '../contract/endpoints';
import { createClient } from './create-client';

afterEach(() => {
  vi.useRealTimers();
});

it('times out after 120,000 ms', async () => {
  vi.useFakeTimers();
  const client = createClient({
    getToken: () => null,
    getAccountId: () => null,
    language: 'en',
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  });
  const failed = vi.fn();
  client.call(endpoints.getUserInfo).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});
