import { describe, expect, it } from 'vitest';
import { reports } from '../registry';
import { pageInChannel } from './page-in-channel';

const channel = (path: string) => ({
  path,
  children: reports
    .filter((report) => report.path.startsWith(`${path}/`))
    .map((report) => ({ path: report.path, isHidden: false })),
});
const search = channel('/reportCenter/keywordSearch');
const feeds = channel('/reportCenter/feeds');

describe('the switch of channels', () => {
  it.each([
    ['/reportCenter/keywordSearch/summary', '/reportCenter/feeds/summary'],
    ['/reportCenter/keywordSearch/searchWeekly', '/reportCenter/feeds/feedsWeekly'],
    ['/reportCenter/keywordSearch/campaignWeekly', '/reportCenter/feeds/campaignReport'],
    ['/reportCenter/keywordSearch/keywordWeekly', '/reportCenter/feeds/summary'],
    ['/reportCenter/feeds/crowdWeekly', '/reportCenter/feeds/crowdWeekly'],
  ])('leads from %s to %s', (path, expected) => {
    expect(pageInChannel(path, feeds)).toBe(expected);
  });

  it('leads there and back for every page of both channels', () => {
    for (const { path } of search.children) {
      const there = pageInChannel(path, feeds);
      if (there !== '/reportCenter/feeds/summary') expect(pageInChannel(there, search)).toBe(path);
    }
  });

  it('leads only to pages that the user may open', () => {
    const onlyRegion = {
      ...feeds,
      children: [{ path: '/reportCenter/feeds/regionWeekly', isHidden: false }],
    };
    expect(pageInChannel('/reportCenter/keywordSearch/summary', onlyRegion)).toBe(
      '/reportCenter/feeds/regionWeekly',
    );
    expect(pageInChannel('/reportCenter/keywordSearch/summary', { ...feeds, children: [] })).toBe(feeds.path);
  });
});
