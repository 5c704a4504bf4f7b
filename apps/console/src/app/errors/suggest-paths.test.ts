import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestPaths, splitAtFirstDifference } from './suggest-paths';

const named = (paths: readonly string[], name = '') => paths.map((path) => ({ path, name }));
const known = [
  { path: '/home/index', name: 'Home' },
  { path: '/keywordSearch/keyword/keywordReport', name: 'Keyword · Daily' },
  { path: '/keywordSearch/keyword/keywordWeekly', name: 'Keyword · Weekly' },
  { path: '/keywordSearch/account/accountReport', name: 'Account · Daily' },
  { path: '/systemSet/changePassword', name: 'Change password' },
];

describe('close matches of an address', () => {
  it.each([
    ['/keywordSearch/keyword/keywordRepotr', '/keywordSearch/keyword/keywordReport'],
    ['/KEYWORDSEARCH/keyword/keywordweekly', '/keywordSearch/keyword/keywordWeekly'],
    ['/home/indx', '/home/index'],
    ['/sytemSet/changePasword', '/systemSet/changePassword'],
    ['/keywordSearch/keyword/keywordDialy', '/keywordSearch/keyword/keywordReport'],
    ['/change-pasword', '/systemSet/changePassword'],
  ])('of %s begin with %s', (path, closest) => {
    expect(suggestPaths(path, known)[0]?.path).toBe(closest);
  });

  it('are empty if nothing is similar', () => {
    expect(suggestPaths('/x', known)).toEqual([]);
    expect(suggestPaths('/drafts/nobody/knows', known)).toEqual([]);
  });

  it('counts two swapped letters as one typo', () => {
    expect(suggestPaths('/ba', named(['/ab', '/bc']))).toEqual(named(['/ab', '/bc']));
    expect(suggestPaths('/abdc', named(['/abxx', '/abcd']))[0]?.path).toBe('/abcd');
  });

  it('begin with the address itself, and are at most three', () => {
    const paths = fc.array(fc.stringMatching(/^\/[a-z]{1,12}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(paths, (all) => {
        const matches = suggestPaths(all[0] ?? '', named(all));
        expect(matches[0]?.path).toBe(all[0]);
        expect(matches.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('limits the length of compared addresses', () => {
    expect(suggestPaths(`/${'a'.repeat(100_000)}`, known)).toEqual([]);
  });
});

it('splits an address at its first wrong part', () => {
  expect(splitAtFirstDifference('/keywordSearch/keyword/keywordDialy', known[1]?.path)).toEqual([
    '/keywordSearch/keyword/',
    'keywordDialy',
  ]);
  expect(splitAtFirstDifference('/home/indx', undefined)).toEqual(['/home/indx', '']);
  expect(splitAtFirstDifference('/hme/index', known[0]?.path)).toEqual(['/', 'hme/index']);
});
