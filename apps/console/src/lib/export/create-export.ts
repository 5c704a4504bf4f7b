import type { ApiClient } from '@meridian/api-client';
import {
  endpoints,
  type Channel,
  type ExportFormat,
  type Period,
  type ReportQuery,
  type Section,
} from '@meridian/api-client/contract';

/** The report that is exported, as the screen shows it. */
export interface ExportRequest {
  channel: Channel;
  section: Section;
  period: Period;
  /** Filters, range and comparison; always of the current account. */
  query: Omit<ReportQuery, 'accountId'>;
  /** As in the list call; absent: the default order. */
  sortCol?: string | undefined;
  /** Data keys of the shown columns in their order; absent: as the user's custom fields have them. */
  columns?: readonly string[] | undefined;
}

/** What the user chooses about the file. */
export interface ExportChoice {
  format: ExportFormat;
  /** Of a CSV: begins with a byte order mark. */
  withBom: boolean;
}

const sectionCall = {
  search: endpoints.searchReportCreateExport,
  feed: endpoints.feedReportCreateExport,
};
const accountCall = {
  search: endpoints.searchAccountCreateExport,
  feed: endpoints.feedAccountCreateExport,
};

/**
 * Asks for the file of a report; the account report has a call of its own.
 * Errors: rejects with an ApiError.
 */
export function createExport(
  api: ApiClient,
  { channel, section, period, query, sortCol, columns }: ExportRequest,
  choice: ExportChoice,
): Promise<{ id: string }> {
  const body = { query, sortCol, ...choice, columns: columns && [...columns] };
  if (section === 'account') {
    return api.call(accountCall[channel], { body: { ...body, query: { ...query, period } } });
  }
  return api.call(sectionCall[channel], { params: { section, period }, body });
}
