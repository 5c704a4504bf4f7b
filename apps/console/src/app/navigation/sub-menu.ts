import { hasReportLayout } from './report-layout';
import { findPath, type RouteNode } from './routes-tree';

/** A page with the title of its tag in the report layout: outside the sub menu, the short title is ambiguous. */
export function longTitled(node: RouteNode): RouteNode {
  return node.reportTitleKey === undefined ? node : { ...node, titleKey: node.reportTitleKey };
}

/** The menu next to a page. */
export interface SubMenu {
  /** Sibling groups that the user may open; in the report centre its channels. */
  channels: readonly RouteNode[];
  /** The channel of the open page. */
  channel: RouteNode;
  /** The pages of that channel, in the server's order. */
  pages: readonly RouteNode[];
}

/**
 * The sub menu next to a page: the pages of its group, if the server flags it. In the report centre, the other channels are above them.
 *
 * Shape:  null if the page has none, or the user may open none of its pages.
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
