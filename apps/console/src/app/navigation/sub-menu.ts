import { hasReportLayout } from './report-layout';
import { findPath, type RouteNode } from './routes-tree';

/** A page as its tag names it in the report layout: outside the sub menu, where the short title is not enough. */
export function longTitled(node: RouteNode): RouteNode {
  return node.reportTitleKey === undefined ? node : { ...node, titleKey: node.reportTitleKey };
}

/** The menu beside a page. */
export interface SubMenu {
  /** The groups beside each other that the user may open; in the report centre its channels. */
  channels: readonly RouteNode[];
  /** The one of the open page. */
  channel: RouteNode;
  /** The pages of that channel, in the order of the server. */
  pages: readonly RouteNode[];
}

/**
 * The sub menu beside a page: the pages of its group, where the server flags it for one. The report centre has its other
 * channels over them.
 *
 * Shape:  null where the page has none, or the user may open none of its pages.
 */
export function subMenuOf(
  nodes: readonly RouteNode[],
  path: string,
  hasPage: (path: string) => boolean,
): SubMenu | null {
  const trail = findPath(nodes, path);
  const group = trail.at(-2);
  if (group === undefined || trail.at(-1)?.hasSubMenu !== true) return null;
  const pagesOf = (channel: RouteNode) =>
    channel.children.filter((page) => !page.isHidden && hasPage(page.path));
  const groups = hasReportLayout(path) ? (trail.at(-3)?.children ?? [group]) : [group];
  const channels = groups.filter((each) => !each.isHidden && pagesOf(each).length > 0);
  const channel = channels.find((each) => each === group);
  return channel ? { channels, channel, pages: pagesOf(channel) } : null;
}
