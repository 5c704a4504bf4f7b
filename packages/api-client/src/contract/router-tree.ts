import type { TextKey } from '@meridian/i18n/texts';
import { canOpenPage, type HeldAccess } from './page-access';
import { menuGroups, pagePath, pages, type MenuGroup, type PageDefinition } from './pages';
import { hasPermission } from './permissions';
import { periods } from './reports/model/period';
import { channels, sectionsOf, type Channel } from './reports/model/sections';
import { reportCentrePages, reportPagePath } from './reports/pages';
import type { RouteItem } from './user';

type ReportGroup = Extract<MenuGroup, { kind: 'reports' }>;
type CentreGroup = Extract<MenuGroup, { kind: 'centre' }>;
type IsListed = (item: { path: string }) => boolean;
interface Drawing {
  metaOf: MetaOf;
  isListed: IsListed;
}
type MetaOf = (key: TextKey<'routes'>) => { title: string; i18nKey: string };

const reportGroups = menuGroups.filter((group): group is ReportGroup => group.kind === 'reports');

/**
 * Pages that a user with this access may open, with titles by `titleOf`, such as texts in the user's language.
 *
 * Shape: absolute paths, in the order of the contract's table of pages; groups without accessible pages are omitted.
 */
export function routerTree(held: HeldAccess, titleOf: (key: TextKey<'routes'>) => string): RouteItem[] {
  const metaOf: MetaOf = (key) => ({
    title: titleOf(key),
    i18nKey: `routes.${key}`,
  });
  const isOpen = ({ access, path, activeMenu }: PageDefinition) =>
    access !== 'public' && canOpenPage(held, access, activeMenu ? pagePath(activeMenu) : path);
  const openChannels = channels.filter((channel) =>
    hasPermission(held.permissions, `report:${channel}:view`),
  );
  const isListed: IsListed = ({ path }) => held.pages === null || held.pages.includes(path);

  return menuGroups.flatMap((group): RouteItem[] => {
    if (group.kind === 'reports') {
      const sections = openChannels.includes(group.channel) ? sectionItems(group, { metaOf, isListed }) : [];
      return sections.length > 0 ? [groupItem(group, sections, metaOf)] : [];
    }
    if (group.kind === 'centre') {
      const branches = centreItems(group, openChannels, { metaOf, isListed });
      return branches.length > 0 ? [groupItem(group, branches, metaOf)] : [];
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

/** Reports of a channel: a branch per section, a page per period. */
function sectionItems(group: ReportGroup, { metaOf, isListed }: Drawing): RouteItem[] {
  return sectionsOf(group.channel).flatMap((section) => {
    const children = periods
      .map((period) => ({ path: reportPagePath(group.channel, section, period), meta: metaOf(period) }))
      .filter(isListed);
    return branch(`${group.path}/${section}`, children, metaOf(section));
  });
}

/** The report centre: a branch per channel that the user has access to. */
function centreItems(
  group: CentreGroup,
  openChannels: readonly Channel[],
  { metaOf, isListed }: Drawing,
): RouteItem[] {
  return reportGroups
    .filter(({ channel }) => openChannels.includes(channel))
    .flatMap(({ channel, path, titleKey }) => {
      const children = reportCentrePages
        .filter((page) => page.channel === channel)
        .map((page) => centreItem(page.path, page.kind === 'section' ? page.section : page.kind, metaOf))
        .filter(isListed);
      return branch(group.path + path, children, metaOf(titleKey));
    });
}

/** A branch; omitted without pages. */
function branch(path: string, children: RouteItem[], meta: RouteItem['meta']): RouteItem[] {
  return children.length === 0 ? [] : [{ path, redirect: children[0]?.path, meta, children }];
}

function centreItem(path: string, key: TextKey<'routes'>, metaOf: MetaOf): RouteItem {
  return {
    path,
    meta: {
      ...metaOf(key),
      // the menu shows the overview within its group; elsewhere it needs the longer title
      i18nKeyReport: `routes.${key === 'overview' ? 'overviewReport' : key}`,
      sidebarLeft: true,
      addSearchTop: true,
    },
  };
}
