import { ApiResponseError, NetworkError, TimeoutError } from '@meridian/api-client';
import { createI18n } from '@meridian/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../offline/query-client';
import { useNotices } from '../page/notices';
import { createQueryErrorNotice } from './notify-query-error';

async function noticesOf(error: Error, { hasData = false } = {}) {
  const i18n = await createI18n({ namespaces: ['errors'] });
  const client: QueryClient = createQueryClient({ onQueryError: createQueryErrorNotice(i18n) });
  if (hasData) client.setQueryData(['list'], []);
  const request = { queryKey: ['list'], queryFn: () => Promise.reject(error), retry: false, staleTime: 0 };
  await client.query(request).catch(() => undefined);
  return useNotices
    .getState()
    .take()
    .map(({ tone, title }) => `${tone}: ${title}`);
}

const response = (code: number, message = 'words of the server') =>
  new ApiResponseError({ code, message, status: 200 });

it.each([
  ['the message of its code', response(1400), ['error: This entry already exists.']],
  ['the words of the server for an unknown code', response(7), ['error: words of the server']],
  ['nothing for an expired session, which has a dialog', response(401), []],
  ['nothing for what is no request', new Error('bug'), []],
])('shows %s', async (_, error, expected) => {
  expect(await noticesOf(error)).toEqual(expected);
});

it.each([
  ['network', new NetworkError('no network')],
  ['timeout', new TimeoutError('no response')],
])('shows a %s error only if there are no data to show', async (_, error) => {
  expect(await noticesOf(error)).toHaveLength(1);
  expect(await noticesOf(error, { hasData: true })).toEqual([]);
});
