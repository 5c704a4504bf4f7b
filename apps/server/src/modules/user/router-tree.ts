import {
  hasPermission,
  periods,
  reportCentrePages,
  reportPagePath,
  sectionsOf,
  type Channel,
  type Permission,
  type RouteItem,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';

const channelMenus = [
  { channel: 'search', path: '/keywordSearch', key: 'keywordSearch', icon: 'search' },
  { channel: 'feed', path: '/feeds', key: 'feeds', icon: 'newspaper' },
] as const satisfies readonly { channel: Channel; path: string; key: TextKey<'routes'>; icon: string }[];

const sectionIcons = {
  account: 'wallet',
  campaign: 'megaphone',
  unit: 'layers',
  keyword: 'key-round',
  searchTerm: 'text-search',
  designDaily: 'palette',
  programDesignDaily: 'wand-sparkles',
  region: 'map-pin',
  timePeriod: 'clock',
  device: 'monitor-smartphone',
  newInterest: 'heart',
  intentionWord: 'lightbulb',
  crowd: 'users',
  automatic: 'crosshair',
} as const satisfies Record<Section, string>;

/**
 * The pages that somebody with these permissions may open, titled in their language.
 *
 * Shape:  absolute paths; a branch without a page the caller may open is absent. Icons are lucide names.
 */
export function routerTree(held: readonly string[], language: Language): RouteItem[] {
  const meta = (key: TextKey<'routes'>) => ({
    title: translate(language, 'routes', key),
    i18nKey: `routes.${key}`,
  });
  const may = (permission: Permission) => hasPermission(held, permission);

  const reportBranch = ({ channel, path, key, icon }: (typeof channelMenus)[number]): RouteItem => {
    const children = sectionsOf(channel).map((section): RouteItem => {
      const pages = periods.map((period) => ({
        path: reportPagePath(channel, section, period),
        meta: meta(period),
      }));
      return {
        path: `${path}/${section}`,
        redirect: pages[0]?.path,
        meta: { ...meta(section), icon: sectionIcons[section] },
        children: pages,
      };
    });
    return {
      path,
      alwaysShow: true,
      redirect: children[0]?.redirect,
      meta: { ...meta(key), icon },
      children,
    };
  };

  const centreBranch = ({ channel, path, key, icon }: (typeof channelMenus)[number]): RouteItem => {
    const pages = reportCentrePages
      .filter((page) => page.channel === channel)
      .map((page) => {
        const key = page.kind === 'section' ? page.section : page.kind;
        return {
          path: page.path,
          meta: {
            ...meta(key),
            i18nKeyReport: `routes.${key === 'overview' ? 'overviewReport' : key}`,
            sidebarLeft: true,
            addSearchTop: true,
          },
        };
      });
    return {
      path: `/reportCenter${path}`,
      redirect: pages[0]?.path,
      meta: { ...meta(key), icon },
      children: pages,
    };
  };

  const seenChannels = channelMenus.filter(({ channel }) => may(`report:${channel}:view`));
  return [
    { path: '/home/index', meta: { ...meta('home'), icon: 'home', affix: true } },
    ...seenChannels.map(reportBranch),
    ...(seenChannels.length > 0
      ? [
          {
            path: '/reportCenter',
            alwaysShow: true,
            meta: { ...meta('reportCenter'), icon: 'chart-column' },
            children: seenChannels.map(centreBranch),
          },
        ]
      : []),
    ...(may('report:import:view')
      ? [{ path: '/reportImport', meta: { ...meta('reportImport'), icon: 'file-input' } }]
      : []),
    ...(may('report:export:create')
      ? [{ path: '/downloadCenter/index', meta: { ...meta('downloadCenter'), icon: 'download' } }]
      : []),
    {
      path: '/messageCenter',
      redirect: '/messageCenter/list',
      meta: { ...meta('messageCenter'), icon: 'bell' },
      children: [
        { path: '/messageCenter/list', meta: meta('messageCenter') },
        {
          path: '/messageCenter/details',
          hidden: true,
          meta: { ...meta('messageDetails'), activeMenu: '/messageCenter/list' },
        },
      ],
    },
    {
      path: '/systemSet',
      alwaysShow: true,
      meta: { ...meta('systemSet'), icon: 'settings' },
      children: [
        ...(may('report:field:edit') ? [{ path: '/systemSet/customField', meta: meta('customField') }] : []),
        ...(may('message:announcement:edit')
          ? [
              { path: '/systemSet/announcement', meta: meta('announcement') },
              {
                path: '/systemSet/announcement/edit',
                hidden: true,
                meta: { ...meta('announcementEdit'), activeMenu: '/systemSet/announcement' },
              },
            ]
          : []),
        { path: '/systemSet/languageSet', meta: meta('languageSet') },
        { path: '/systemSet/changePassword', meta: { ...meta('changePassword'), noCache: true } },
      ],
    },
  ];
}
