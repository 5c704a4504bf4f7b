import {
  hasPermission,
  menuGroups,
  pagePath,
  pages,
  periods,
  reportCentrePages,
  reportPagePath,
  sectionsOf,
  type MenuGroup,
  type RouteItem,
} from '@meridian/api-client/contract';

type Meta = NonNullable<RouteItem['meta']>;

const metaOf = (key: string, more: Meta = {}): Meta => ({ title: key, i18nKey: `routes.${key}`, ...more });

/** The pages that a user with these permissions may open, in the server's format. */
export function demoRoutes(permissions: readonly string[]): RouteItem[] {
  return menuGroups.flatMap((group): RouteItem[] => {
    if (group.kind === 'pages') return pageItems(group.id, permissions);
    const children = childrenOf(group, permissions);
    if (children.length === 0) return [];
    const { path, titleKey, icon, isAlwaysGroup = false } = group;
    return [{ path, alwaysShow: isAlwaysGroup, meta: metaOf(titleKey, { icon }), children }];
  });
}

function childrenOf(
  group: Exclude<MenuGroup, { kind: 'pages' }>,
  permissions: readonly string[],
): RouteItem[] {
  if (group.kind === 'group') return pageItems(group.id, permissions);
  const groups = menuGroups.filter((other) => other.kind === 'reports');
  const open = groups.filter(({ channel }) => hasPermission(permissions, `report:${channel}:view`));
  if (group.kind === 'centre') {
    return open.map(({ channel, path, titleKey }) => ({
      path: group.path + path,
      meta: metaOf(titleKey),
      children: centreItems(channel),
    }));
  }
  if (!open.includes(group)) return [];
  return sectionsOf(group.channel).map((section) => ({
    path: `${group.path}/${section}`,
    meta: metaOf(section),
    children: periods.map((period) => ({
      path: reportPagePath(group.channel, section, period),
      meta: metaOf(period),
    })),
  }));
}

function centreItems(channel: string): RouteItem[] {
  return reportCentrePages
    .filter((page) => page.channel === channel)
    .map(({ path, kind, section }) => ({
      path,
      meta: metaOf(kind === 'section' ? section : kind, { sidebarLeft: true, addSearchTop: true }),
    }));
}

function pageItems(groupId: string, permissions: readonly string[]): RouteItem[] {
  return Object.values(pages)
    .filter(({ group }) => group === groupId)
    .filter(
      ({ access }) => access === 'session' || (access !== 'public' && hasPermission(permissions, access)),
    )
    .map(({ path, titleKey, icon, isHidden = false, isPinned = false, activeMenu }) => ({
      path,
      hidden: isHidden,
      meta: metaOf(titleKey, {
        icon,
        affix: isPinned,
        ...(activeMenu && { activeMenu: pagePath(activeMenu) }),
      }),
    }));
}
