import { expect, it } from 'vitest';
import { viewLink } from './view-link';

const range = { beginDate: '2026-11-14', endDate: '2026-11-20' };
const here =
  'https://console.example.com/keywordSearch/keyword/keywordReport?text=old&page=3&accountId=2#row';

it('replaces the parameters of the current address, and keeps its place and account', () => {
  const address = { ...range, campaignName: ['关西 | A&B', 'Kanto'], page: undefined, view: 'v1' };
  expect(viewLink({ address, view: { range } }, { columns: ['cost'], here })).toBe(
    'https://console.example.com/keywordSearch/keyword/keywordReport?beginDate=2026-11-14&endDate=2026-11-20&campaignName=%E5%85%B3%E8%A5%BF+%7C+A%26B&campaignName=Kanto&view=v1&columns=cost&accountId=2',
  );
});

it('names the visible days if the address names none', () => {
  const { searchParams } = new URL(viewLink({ address: {}, view: { range } }, { columns: [], here }));
  expect(Object.fromEntries(searchParams)).toEqual({ ...range, accountId: '2' });
});
