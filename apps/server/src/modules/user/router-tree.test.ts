import { allPermissions, permissions, type RouteItem } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { routerTree } from './router-tree';

/** Pages that everybody has beside home. */
const everybodys = [
  '/messageCenter/list',
  '/messageCenter/details',
  '/systemSet/languageSet',
  '/systemSet/changePassword',
];
const messagePages = 2;
const settingPages = 5;

const pathsOf = (items: readonly RouteItem[]): string[] =>
  items.flatMap(({ path, children }) => (children ? pathsOf(children) : [path]));

const itemsOf = (items: readonly RouteItem[]): RouteItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.children ?? [])]);

describe('the pages a user may open', () => {
  const all = routerTree([allPermissions], 'en');
  const paths = pathsOf(all);

  it('are home, the reports, the report centre, and the pages around them', () => {
    expect(paths).toHaveLength(1 + 104 + 2 + messagePages + settingPages);
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
        ...everybodys,
        '/systemSet/customField',
        '/systemSet/announcement',
        '/systemSet/announcement/edit',
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

  it('are fewer with fewer permissions, down to home, messages and one’s own settings', () => {
    expect(pathsOf(routerTree([], 'en'))).toEqual(['/home/index', ...everybodys]);
    const feedOnly = pathsOf(routerTree(['report:feed:view'], 'en')).filter(
      (path) => !everybodys.includes(path),
    );
    expect(feedOnly.every((path) => /^\/(home|feeds|reportCenter\/feeds)\//.test(path))).toBe(true);
    expect(feedOnly).toHaveLength(1 + 11 * 4 + 13);
  });

  it('let announcements be written by who may only', () => {
    const withRight = pathsOf(routerTree(['message:announcement:edit'], 'en'));
    expect(withRight).toContain('/systemSet/announcement');
    const withoutRight = pathsOf(
      routerTree(
        permissions.filter((one) => one !== 'message:announcement:edit'),
        'en',
      ),
    );
    expect(withoutRight.filter((path) => path.startsWith('/systemSet/announcement'))).toEqual([]);
  });

  it('name the menu entry of each hidden page, one that is in the tree and not hidden', () => {
    const items = itemsOf(all);
    const hidden = items.filter((item) => item.hidden);
    expect(hidden.map(({ path }) => path)).toEqual([
      '/messageCenter/details',
      '/systemSet/announcement/edit',
    ]);
    for (const { meta } of hidden) {
      expect(items.find(({ path }) => path === meta?.activeMenu)).toMatchObject({ path: meta?.activeMenu });
      expect(items.find(({ path }) => path === meta?.activeMenu)?.hidden).not.toBe(true);
    }
  });

  it('are kept while another page is open, except the one where passwords are typed', () => {
    expect(
      itemsOf(all)
        .filter(({ meta }) => meta?.noCache)
        .map(({ path }) => path),
    ).toEqual(['/systemSet/changePassword']);
  });

  it('have the date bar and the left menu in the report centre', () => {
    const flagged = itemsOf(all).filter(({ meta }) => meta?.addSearchTop && meta.sidebarLeft);
    expect(flagged).toHaveLength(11 + 13);
    expect(flagged.every(({ path, meta }) => path.startsWith('/reportCenter/') && meta?.i18nKeyReport)).toBe(
      true,
    );
  });

  it.each(['keywordSearch', 'feeds'])(
    'call the overview of %s longer where its group is not in sight',
    (menu) => {
      const metaOf = (page: string) =>
        itemsOf(all).find(({ path }) => path === `/reportCenter/${menu}/${page}`)?.meta;
      expect(metaOf('summary')).toMatchObject({
        i18nKey: 'routes.overview',
        i18nKeyReport: 'routes.overviewReport',
      });
      expect(metaOf('accountReport')).toMatchObject({
        i18nKey: 'routes.account',
        i18nKeyReport: 'routes.account',
      });
    },
  );

  it('are titled in the caller’s language, with the key for another one', () => {
    const titles = languages.map((language) => routerTree([], language)[0]?.meta?.title);
    expect(new Set(titles).size).toBe(3);
    expect(all[0]?.meta).toMatchObject({ i18nKey: 'routes.home', affix: true });
  });
});
