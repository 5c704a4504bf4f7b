import { findReport, reports } from '../registry';

/** A channel of the report centre, with the pages that the user may open. */
export interface ChannelPages {
  path: string;
  children: readonly { path: string; isHidden: boolean }[];
}

/**
 * Target of the channel switch from a page: the same page of the other channel, otherwise its first one.
 * Errors: none; a channel without pages leads to its own path.
 */
export function pageInChannel(path: string, channel: ChannelPages): string {
  const open = channel.children.filter((page) => !page.isHidden).map((page) => page.path);
  if (open.includes(path)) return path;
  const shown = findReport(path);
  const twin = reports.find(
    (report) =>
      report.layout === 'centre' &&
      report.kind === shown?.kind &&
      report.section === shown.section &&
      open.includes(report.path),
  );
  return twin?.path ?? open[0] ?? channel.path;
}
