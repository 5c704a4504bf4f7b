import {
  hasPermission,
  periods,
  sectionsOf,
  type Channel,
  type Period,
  type Permission,
  type RouteItem,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';

/** Last part of a report page's path, after the section's name. */
const pageOfPeriod = {
  daily: 'Report',
  weekly: 'Weekly',
  month: 'Month',
  custom: 'Custom',
} as const satisfies Record<Period, string>;

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
        path: `${path}/${section}/${section}${pageOfPeriod[period]}`,
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

  return [
    { path: '/home/index', meta: { ...meta('home'), icon: 'home', affix: true } },
    ...channelMenus.filter(({ channel }) => may(`report:${channel}:view`)).map(reportBranch),
    ...(may('report:import:view')
      ? [{ path: '/reportImport', meta: { ...meta('reportImport'), icon: 'file-input' } }]
      : []),
  ];
}
