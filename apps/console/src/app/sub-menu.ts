import { trailTo, type RouteNode } from './routes-tree';

const centrePath = '/reportCenter';

/** Whether a path has the report layout: a folded sidebar and a sub menu beside the page. */
export function hasReportLayout(path: string): boolean {
  return path.startsWith(`${centrePath}/`);
}

/** The menu beside a page of the report centre. */
export interface SubMenu {
  /** The channels that the user may open. */
  channels: readonly RouteNode[];
  /** The one of the open page. */
  channel: RouteNode;
  /** The pages of that channel, in the order of the server. */
  pages: readonly RouteNode[];
}

/** The sub menu beside a page; null where it has none, or the user may open none of its pages. */
export function subMenuOf(
  nodes: readonly RouteNode[],
  path: string,
  hasPage: (path: string) => boolean,
): SubMenu | null {
  if (!hasReportLayout(path)) return null;
  const centre = trailTo(nodes, centrePath).at(-1);
  const pagesOf = (channel: RouteNode) =>
    channel.children.filter((page) => !page.isHidden && hasPage(page.path));
  const channels = (centre?.children ?? []).filter((each) => !each.isHidden && pagesOf(each).length > 0);
  const channel = channels.find((each) => path.startsWith(`${each.path}/`)) ?? channels[0];
  return channel ? { channels, channel, pages: pagesOf(channel) } : null;
}
