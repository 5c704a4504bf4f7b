import { allPermissions, type RouteItem } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { routerTree } from './router-tree';

const pathsOf = (items: readonly RouteItem[]): string[] =>
  items.flatMap(({ path, children }) => (children ? pathsOf(children) : [path]));

describe('the pages a user may open', () => {
  const all = routerTree([allPermissions], 'en');
  const paths = pathsOf(all);

  it('are home, the reports, the report centre, and the pages around them', () => {
    expect(paths).toHaveLength(1 + 104 + 3);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/home/index',
        '/keywordSearch/device/deviceReport',
        '/keywordSearch/device/deviceWeekly',
        '/keywordSearch/device/deviceMonth',
        '/keywordSearch/device/deviceCustom',
        '/feeds/programDesignDaily/programDesignDailyReport',
        '/reportImport',
      ]),
    );
    expect(paths).not.toContain('/feeds/keyword/keywordReport');
  });

  it('begin each channel and section with its daily report', () => {
    const search = all.find(({ path }) => path === '/keywordSearch');
    expect(search?.redirect).toBe('/keywordSearch/account/accountReport');
    expect(all.find(({ path }) => path === '/feeds')?.redirect).toBe('/feeds/account/accountReport');
    for (const section of search?.children ?? []) {
      const name = section.path.replace('/keywordSearch/', '');
      expect(section.redirect).toBe(`/keywordSearch/${name}/${name}Report`);
    }
  });

  it('are fewer with fewer permissions, down to home', () => {
    expect(pathsOf(routerTree([], 'en'))).toEqual(['/home/index']);
    const feedOnly = pathsOf(routerTree(['report:feed:view'], 'en'));
    expect(feedOnly.every((path) => /^\/(home|feeds|reportCenter\/feeds)\//.test(path))).toBe(true);
    expect(feedOnly).toHaveLength(1 + 11 * 4 + 13);
  });

  it('are titled in the caller’s language, with the key for another one', () => {
    const titles = languages.map((language) => routerTree([], language)[0]?.meta?.title);
    expect(new Set(titles).size).toBe(3);
    expect(all[0]?.meta).toMatchObject({ i18nKey: 'routes.home', affix: true });
  });
});
