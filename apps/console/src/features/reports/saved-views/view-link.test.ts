import { expect, it } from 'vitest';
import { viewLink } from './view-link';

it('replaces the parameters of the current address, and keeps its place', () => {
  expect(
    viewLink(
      {
        beginDate: '2026-11-14',
        campaignName: ['关西 | A&B', 'Kanto'],
        columns: ['cost'],
        page: undefined,
        view: 'v1',
      },
      'https://console.example.com/keywordSearch/keyword/keywordReport?text=old&page=3#row',
    ),
  ).toBe(
    'https://console.example.com/keywordSearch/keyword/keywordReport?beginDate=2026-11-14&campaignName=%E5%85%B3%E8%A5%BF+%7C+A%26B&campaignName=Kanto&columns=cost&view=v1',
  );
});
