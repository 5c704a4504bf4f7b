import { describe, expect, it } from 'vitest';
import { groupTargets, hasPage } from './pages';

describe('groups of pages', () => {
  it.each([
    ['/', ['/home/index']],
    ['/feeds', ['/feeds/account/accountReport']],
    ['/keywordSearch/keyword', ['/keywordSearch/keyword/keywordReport']],
    ['/reportCenter', ['/reportCenter/keywordSearch/summary', '/reportCenter/feeds/summary']],
    ['/reportCenter/keywordSearch', ['/reportCenter/keywordSearch/summary']],
    ['/reportCenter/feeds', ['/reportCenter/feeds/summary']],
    ['/reportCenter/feeds/summary', []],
    ['/no/such/page', []],
    ['/constructor', []],
  ])('%s leads to %j', (path, targets) => {
    expect(groupTargets(path)).toEqual(targets);
    expect(targets.every(hasPage)).toBe(true);
  });
});
