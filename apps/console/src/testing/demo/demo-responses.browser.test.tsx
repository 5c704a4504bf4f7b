import { endpoints } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { expect, it } from 'vitest';
import { demoResponses, type DemoState } from './demo-responses';

const id = '0191d0a0-0000-7000-8000-000000000001';
/** Body with the values that request-dependent responses read. */
const sentBody = {
  query: { id, beginDate: '2026-11-01', endDate: '2026-11-07' },
  page: { number: 1, size: 20 },
  partsIds: [],
  id,
};

it.each(
  (['full', 'empty'] as const satisfies DemoState[]).flatMap((state) =>
    languages.map((language) => [state, language] as const),
  ),
)('follow the contract if pages are %s, in %s', async (state, language) => {
  const responses = demoResponses({ state, language });
  const wrong: string[] = [];
  for (const [endpointId, { path, data }] of Object.entries(endpoints)) {
    const name = Object.keys(responses).find((end) => path.endsWith(end));
    // reports are recorded, and the server checks what it sends
    if (path.includes(':')) continue;
    const response = name === undefined ? undefined : await responses[name]?.(sentBody, path);
    if (!response || !('data' in response) || 'code' in response) continue;
    const { error } = data.safeParse(response.data);
    const issues = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    if (issues) wrong.push(`${endpointId} (${name ?? ''}): ${issues.slice(0, 3).join('; ')}`);
  }
  expect(wrong).toEqual([]);
});
