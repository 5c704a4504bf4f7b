import { languages, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import { describe, expect, it } from 'vitest';
import { pagePath, pages } from './pages';
import { allPermissions, permissions } from './permissions';
import { reportCentrePages, reportPages } from './reports/pages';
import { routerTree } from './router-tree';
import type { RouteItem } from './user';

const titlesIn = (language: Language) => (key: TextKey<'routes'>) => translate(language, 'routes', key);

const inMenu = Object.values(pages).filter(({ group }) => group !== null);
/** Pages that need no permission, except home. */
const openToAll: readonly string[] = inMenu
  .filter(({ access, path }) => access === 'session' && path !== pagePath('home'))
  .map(({ path }) => path);
const reportsOf = (channel: string) =>
  reportPages.filter((page) => page.channel === channel).map(({ path }) => path);

const pathsOf = (items: readonly RouteItem[]): string[] =>
  items.flatMap(({ path, children }) => (children ? pathsOf(children) : [path]));

const itemsOf = (items: readonly RouteItem[]): RouteItem[] =>
  items.flatMap((item) => [item, ...itemsOf(item.children ?? [])]);

describe('the pages that a user may open', () => {
  const all = routerTree({ permissions: [allPermissions], pages: null }, titlesIn('en'));
  const paths = pathsOf(all);

  it('are all pages of the contract and all reports, each once', () => {
    expect([...paths].sort()).toEqual([...inMenu, ...reportPages].map(({ path }) => path).sort());
    expect(paths).toEqual(
      expect.arrayContaining([
        '/home/index',
        '/keywordSearch/device/deviceCustom',
        '/systemSet/announcement/edit',
      ]),
    );
    expect(paths).not.toContain('/feeds/keyword/keywordReport');
  });

  it('follow the order of the menu', () => {
    expect(all.map(({ path }) => path)).toEqual([
      '/home/index',
      '/keywordSearch',
      '/feeds',
      '/reportCenter',
      '/adDraft/list',
      '/adDraft/new',
      '/adDraft/edit',
      '/adDraft/copy',
      '/material/image',
      '/accounts',
      '/costReport',
      '/reportImport',
      '/downloadCenter/index',
      '/alert',
      '/reportSchedule',
      '/messageCenter',
      '/systemSet',
    ]);
  });

  it('have an icon where the menu shows one: at its first level', () => {
    for (const { meta, path } of all) expect(meta?.icon, path).toBeTruthy();
    const below = itemsOf(all.flatMap(({ children }) => children ?? []));
    expect(below.filter(({ meta }) => meta?.icon)).toEqual([]);
  });

  it('start each channel and section with its daily report', () => {
    const search = all.find(({ path }) => path === '/keywordSearch');
    expect(search?.redirect).toBe('/keywordSearch/account/accountReport');
    expect(all.find(({ path }) => path === '/feeds')?.redirect).toBe('/feeds/account/accountReport');
    for (const section of search?.children ?? []) {
      const name = section.path.replace('/keywordSearch/', '');
      expect(section.redirect).toBe(`/keywordSearch/${name}/${name}Report`);
    }
  });

  it('are fewer with fewer permissions, down to home, messages and personal settings', () => {
    expect(pathsOf(routerTree({ permissions: [], pages: null }, titlesIn('en')))).toEqual([
      '/home/index',
      ...openToAll,
    ]);
    const feedOnly = pathsOf(
      routerTree({ permissions: ['report:feed:view'], pages: null }, titlesIn('en')),
    ).filter((path) => !openToAll.includes(path));
    expect(feedOnly).toEqual([pagePath('home'), ...reportsOf('feed')]);
  });

  it('include announcements only with their permission', () => {
    const withPermission = pathsOf(
      routerTree({ permissions: ['message:announcement:edit'], pages: null }, titlesIn('en')),
    );
    expect(withPermission).toContain('/systemSet/announcement');
    const without = pathsOf(
      routerTree(
        { permissions: permissions.filter((one) => one !== 'message:announcement:edit'), pages: null },
        titlesIn('en'),
      ),
    );
    expect(without.filter((path) => path.startsWith('/systemSet/announcement'))).toEqual([]);
  });

  it('are those that the roles list, plus the pages of every session', () => {
    const listed = ['/keywordSearch/keyword/keywordWeekly', '/reportCenter/feeds/summary', '/adDraft/list'];
    const items = routerTree({ permissions, pages: listed }, titlesIn('en'));
    expect(pathsOf(items).filter((path) => !openToAll.includes(path))).toEqual([
      '/home/index',
      '/keywordSearch/keyword/keywordWeekly',
      '/reportCenter/feeds/summary',
      '/adDraft/list',
      '/adDraft/new',
      '/adDraft/edit',
      '/adDraft/copy',
    ]);
    expect(items.find(({ path }) => path === '/keywordSearch')?.redirect).toBe(listed[0]);
  });

  it('need the permission as well as the role that lists them', () => {
    const items = routerTree({ permissions: [], pages: ['/adDraft/list', '/system/user'] }, titlesIn('en'));
    expect(pathsOf(items)).toEqual(['/home/index', ...openToAll]);
  });

  it('have a menu entry for each hidden page, which is in the tree and not hidden', () => {
    const items = itemsOf(all);
    const hidden = items.filter((item) => item.hidden);
    expect(hidden.map(({ path }) => path)).toEqual([
      '/adDraft/new',
      '/adDraft/edit',
      '/adDraft/copy',
      '/messageCenter/details',
      '/systemSet/announcement/edit',
    ]);
    for (const { meta } of hidden) {
      expect(items.find(({ path }) => path === meta?.activeMenu)).toMatchObject({ path: meta?.activeMenu });
      expect(items.find(({ path }) => path === meta?.activeMenu)?.hidden).not.toBe(true);
    }
  });

  it('keep their state while another page is open, except the password page', () => {
    expect(
      itemsOf(all)
        .filter(({ meta }) => meta?.noCache)
        .map(({ path }) => path),
    ).toEqual(['/systemSet/changePassword']);
  });

  it('have the date bar and the left menu in the report centre', () => {
    const flagged = itemsOf(all).filter(({ meta }) => meta?.addSearchTop && meta.sidebarLeft);
    expect(flagged).toHaveLength(reportCentrePages.length);
    expect(flagged.every(({ path, meta }) => path.startsWith('/reportCenter/') && meta?.i18nKeyReport)).toBe(
      true,
    );
  });

  it.each(['keywordSearch', 'feeds'])(
    'have a longer title for the overview of %s where its group is not visible',
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

  it('are titled in the user’s language, with the key for another one', () => {
    const titles = languages.map(
      (language) => routerTree({ permissions: [], pages: null }, titlesIn(language))[0]?.meta?.title,
    );
    expect(new Set(titles).size).toBe(3);
    expect(all[0]?.meta).toMatchObject({ i18nKey: 'routes.home', affix: true });
  });
});
