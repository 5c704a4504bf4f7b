import {
  pagePath,
  reportPagePath,
  type Channel,
  type FoundName,
  type Period,
  type Section,
} from '@meridian/api-client/contract';
import { findReport } from '../../features/reports/registry';
import { contentIn } from '../../features/reports/saved-views/view-content';
import { printReportView } from '../../features/reports/view/print-view';

/** What a name opens: a page with its address, or the account itself. */
export type NameTarget =
  | { kind: 'page'; path: string; search: Readonly<Record<string, unknown>> }
  | { kind: 'account'; accountId: number };

export interface NameTargetOptions {
  /** Today in the current account, `YYYY-MM-DD`. */
  today: string;
  /** Whether the user may open the page at a path. */
  canOpen: (path: string) => boolean;
}

/** Reports with one row per name are best for a name. */
const periodsOfNames = ['custom', 'daily', 'weekly', 'month'] as const satisfies readonly Period[];

/** What a found name opens: its report with a filter for exactly it, its editor, or its drawer. Undefined if that is not open to the user. */
export function targetOf(found: FoundName, { today, canOpen }: NameTargetOptions): NameTarget | undefined {
  const page = (path: string, search: Readonly<Record<string, unknown>> = {}): NameTarget | undefined =>
    canOpen(path) ? { kind: 'page', path, search } : undefined;
  const report = (channel: Channel, section: Section, change: Parameters<typeof printReportView>[0]) => {
    const paths = periodsOfNames.map((period) => reportPagePath(channel, section, period));
    const path = paths.find(canOpen);
    return path === undefined ? undefined : page(path, printReportView(change));
  };
  const inAccount = (target: NameTarget | undefined): NameTarget | undefined =>
    target?.kind === 'page' && 'accountId' in found
      ? { ...target, search: { accountId: found.accountId, ...target.search } }
      : target;
  switch (found.kind) {
    case 'account':
      return { kind: 'account', accountId: found.accountId };
    case 'campaign':
      return inAccount(report(found.channel, 'campaign', { campaignName: [found.name] }));
    case 'unit': {
      const { campaignName, name } = found;
      return inAccount(
        report(found.channel, 'unit', {
          ...(campaignName !== '' && { campaignName: [campaignName] }),
          adgroupName: [name],
        }),
      );
    }
    case 'keyword':
      return inAccount(
        report(found.channel, 'keyword', {
          where: [[{ column: 'showWord', operator: 'in', values: [found.name] }]],
        }),
      );
    case 'draft':
      return page(`${pagePath('draftEdit')}/${found.id}`);
    case 'customer':
      return page(pagePath('customers'), { id: found.id });
    case 'company':
      return page(pagePath('companies'), { id: found.id });
    case 'view': {
      const { channel, section, period, content, id } = found;
      const path = reportPagePath(channel, section, period);
      const shown = findReport(path);
      return shown && page(path, printReportView({ ...contentIn(shown, content, today), view: id }));
    }
  }
}

/** Distinguishes a name from all others. */
export function keyOfName(found: FoundName): string {
  if ('id' in found) return `${found.kind}/${found.id}`;
  const { kind, accountId, name } = found;
  const parts = [
    kind,
    accountId,
    'channel' in found ? found.channel : '',
    'campaignName' in found ? found.campaignName : '',
    kind === 'account' ? '' : name,
  ];
  return parts.map((part) => encodeURIComponent(part)).join('/');
}
