import type { Channel, Section } from '@meridian/api-client/contract';

/** The page of a daily report; undefined if the user may not open it. */
export type ReportPath = (channel: Channel, section: Section) => string | undefined;

/** The first of an account's channels whose account report is open to the user; of all channels if the account's are unknown. */
export function accountReportPath(
  reportPath: ReportPath,
  accountChannels: readonly Channel[],
): string | undefined {
  const order: readonly Channel[] = accountChannels.length > 0 ? accountChannels : ['search', 'feed'];
  return order.map((channel) => reportPath(channel, 'account')).find((path) => path !== undefined);
}
