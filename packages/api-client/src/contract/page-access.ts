import type { TextKey } from '@meridian/i18n/texts';
import type { PageAccess } from './page-fields';
import { pages, menuGroups, type MenuGroup } from './pages';
import { hasPermission } from './permissions';
import { periods } from './reports/model/period';
import { sectionsOf } from './reports/model/sections';
import { reportCentrePages, reportPagePath } from './reports/pages';

/** A page that a role can open, or a group of them. */
export interface PageTreeNode {
  /** Path of the page or of the group. */
  path: string;
  titleKey: TextKey<'routes'>;
  /** Who may open the page; absent for groups. */
  access?: Exclude<PageAccess, 'public'>;
  children?: readonly PageTreeNode[];
}

/** Every page in the order of the menu, as a tree. */
export const pageTree: readonly PageTreeNode[] = menuGroups.flatMap(nodesOf);

function nodesOf(group: MenuGroup): PageTreeNode[] {
  if (group.kind === 'reports') return [{ ...group, children: sectionNodes(group) }];
  if (group.kind === 'centre') return [{ ...group, children: centreNodes(group.path) }];
  const own = Object.values(pages).flatMap((page): PageTreeNode[] =>
    page.group === group.id && page.access !== 'public' && page.activeMenu === undefined
      ? [{ path: page.path, titleKey: page.titleKey, access: page.access }]
      : [],
  );
  if (group.kind === 'pages' || own.length === 0) return own;
  return [{ path: group.path, titleKey: group.titleKey, children: own }];
}

function sectionNodes({ channel, path }: Extract<MenuGroup, { kind: 'reports' }>): PageTreeNode[] {
  return sectionsOf(channel).map((section) => ({
    path: `${path}/${section}`,
    titleKey: section,
    children: periods.map((period) => ({
      path: reportPagePath(channel, section, period),
      titleKey: period,
      access: `report:${channel}:view` as const,
    })),
  }));
}

function centreNodes(centrePath: string): PageTreeNode[] {
  return menuGroups
    .filter((group) => group.kind === 'reports')
    .map(({ channel, path, titleKey }) => ({
      path: centrePath + path,
      titleKey,
      children: reportCentrePages
        .filter((page) => page.channel === channel)
        .map(({ path: pagePath, kind, section }) => ({
          path: pagePath,
          titleKey: kind === 'section' ? section : kind,
          access: `report:${channel}:view` as const,
        })),
    }));
}

/** The pages of nodes and of their descendants. */
export function pagesIn(
  nodes: readonly PageTreeNode[],
): readonly (PageTreeNode & Required<Pick<PageTreeNode, 'access'>>)[] {
  return nodes.flatMap(({ children, access, ...node }) => [
    ...(access === undefined ? [] : [{ ...node, access }]),
    ...pagesIn(children ?? []),
  ]);
}

/** Paths of the pages that a role can grant or leave out; pages of every session are always open. */
export const grantablePages: readonly string[] = pagesIn(pageTree)
  .filter(({ access }) => access !== 'session')
  .map(({ path }) => path);

/** Access that the roles of a user grant. */
export interface HeldAccess {
  permissions: readonly string[];
  /** Pages of the menu; null: all that the permissions allow. */
  pages: readonly string[] | null;
}

/**
 * Whether a user may open a page of the contract. Pages outside the menu follow the page of their `activeMenu`.
 *
 * Shape:  `listed` is the path of the page that represents it in a role: its own, or that of `activeMenu`.
 */
export function canOpenPage(
  { permissions, pages: held }: HeldAccess,
  access: PageAccess,
  listed: string,
): boolean {
  if (access === 'session' || access === 'public') return true;
  return hasPermission(permissions, access) && (held === null || held.includes(listed));
}
