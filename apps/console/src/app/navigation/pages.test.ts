import { pages } from '@meridian/api-client/contract';
import { readFileSync } from 'node:fs';
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
    ['/adDraft', ['/adDraft/list']],
    ['/adReport', ['/keywordSearch/account/accountReport']],
    ['/adManagement', ['/adDraft/list']],
    ['/adDraft/edit', ['/adDraft/list']],
  ])('%s leads to %j', (path, targets) => {
    expect(groupTargets(path)).toEqual(targets);
    expect(targets.every(hasPage)).toBe(true);
  });
});

describe('each page of the contract', () => {
  const generated = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8');
  const routed = [...generated.matchAll(/fullPath: '(.+?)\/?'/g)].map(([, path]) => path);

  const own = Object.values(pages);

  it.each(own.filter(({ hasParameter }) => !hasParameter).map(({ path }) => path))(
    '%s has a separate route',
    (path) => {
      expect(routed).toContain(path);
    },
  );

  it.each(own.filter(({ hasParameter }) => hasParameter).map(({ path }) => path))(
    '%s has a route with a parameter, and none without',
    (path) => {
      expect(routed.filter((route) => route?.startsWith(`${path}/$`))).toHaveLength(1);
      expect(routed).not.toContain(path);
    },
  );
});
