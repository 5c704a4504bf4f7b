import {
  channels,
  hasPermission,
  menuGroups,
  pagePath,
  pages,
  periods,
  reportCentrePages,
  reportPagePath,
  sectionsOf,
  type Channel,
  type MenuGroup,
  type PageDefinition,
  type RouteItem,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';

type ReportGroup = Extract<MenuGroup, { kind: 'reports' }>;
type CentreGroup = Extract<MenuGroup, { kind: 'centre' }>;
type MetaOf = (key: TextKey<'routes'>) => { title: string; i18nKey: string };

const reportGroups = menuGroups.filter((group): group is ReportGroup => group.kind === 'reports');

/**
 * The pages that a user with these permissions may open, titled in their language.
 *
 * Shape:  absolute paths, in the order of the contract's table of pages; a group without a page that the user may open
 *         is absent.
 */
export function routerTree(held: readonly string[], language: Language): RouteItem[] {
  const metaOf: MetaOf = (key) => ({
    title: translate(language, 'routes', key),
    i18nKey: `routes.${key}`,
  });
  const isOpen = ({ access }: PageDefinition) =>
    access === 'session' || (access !== 'public' && hasPermission(held, access));
  const openChannels = channels.filter((channel) => hasPermission(held, `report:${channel}:view`));

  return menuGroups.flatMap((group): RouteItem[] => {
    if (group.kind === 'reports') {
      return openChannels.includes(group.channel) ? [reportBranch(group, metaOf)] : [];
    }
    if (group.kind === 'centre') {
      return openChannels.length > 0 ? [centreBranch(group, openChannels, metaOf)] : [];
    }
    const items = Object.values(pages)
      .filter((page) => page.group === group.id && isOpen(page))
      .map((page) => pageItem(page, metaOf));
    return group.kind === 'pages' || items.length === 0 ? items : [groupItem(group, items, metaOf)];
  });
}

function pageItem(page: PageDefinition, metaOf: MetaOf): RouteItem {
  return {
    path: page.path,
    ...(page.isHidden && { hidden: true }),
    meta: {
      ...metaOf(page.titleKey),
      ...(page.icon && { icon: page.icon }),
      ...(page.isPinned && { affix: true }),
      ...(page.isUncached && { noCache: true }),
      ...(page.activeMenu && { activeMenu: pagePath(page.activeMenu) }),
    },
  };
}

function groupItem(
  { path, titleKey, icon, isAlwaysGroup }: Exclude<MenuGroup, { kind: 'pages' }>,
  children: RouteItem[],
  metaOf: MetaOf,
): RouteItem {
  return {
    path,
    ...(isAlwaysGroup && { alwaysShow: true }),
    redirect: children[0]?.redirect ?? children[0]?.path,
    meta: { ...metaOf(titleKey), icon },
    children,
  };
}

/** A channel's reports: a branch for each section, a page for each kind of period. */
function reportBranch(group: ReportGroup, metaOf: MetaOf): RouteItem {
  const sections = sectionsOf(group.channel).map((section): RouteItem => {
    const children = periods.map((period) => ({
      path: reportPagePath(group.channel, section, period),
      meta: metaOf(period),
    }));
    return { path: `${group.path}/${section}`, redirect: children[0]?.path, meta: metaOf(section), children };
  });
  return groupItem(group, sections, metaOf);
}

/** The report centre: a branch for each channel that the user may open. */
function centreBranch(group: CentreGroup, openChannels: readonly Channel[], metaOf: MetaOf): RouteItem {
  const branches = reportGroups
    .filter(({ channel }) => openChannels.includes(channel))
    .map(({ channel, path, titleKey }): RouteItem => {
      const children = reportCentrePages
        .filter((page) => page.channel === channel)
        .map((page) => centreItem(page.path, page.kind === 'section' ? page.section : page.kind, metaOf));
      return { path: group.path + path, redirect: children[0]?.path, meta: metaOf(titleKey), children };
    });
  return groupItem(group, branches, metaOf);
}

function centreItem(path: string, key: TextKey<'routes'>, metaOf: MetaOf): RouteItem {
  return {
    path,
    meta: {
      ...metaOf(key),
      // the menu names the overview below its group; elsewhere it needs the longer title
      i18nKeyReport: `routes.${key === 'overview' ? 'overviewReport' : key}`,
      sidebarLeft: true,
      addSearchTop: true,
    },
  };
}
