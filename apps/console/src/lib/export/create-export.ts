import type { ApiClient, EndpointRequest } from '@meridian/api-client';
import {
  endpoints,
  type Channel,
  type ExportFormat,
  type Period,
  type ReportQuery,
  type Section,
} from '@meridian/api-client/contract';

/** The report to export, as shown on screen. */
export interface ExportRequest {
  channel: Channel;
  section: Section;
  period: Period;
  /** Filters, range and comparison; always for the current account. */
  query: Omit<ReportQuery, 'accountId'>;
  /** As in the list request; if absent, the default order. */
  sortCol?: string | undefined;
  /** Data keys of the shown columns in order; if absent, the user's custom fields. */
  columns?: readonly string[] | undefined;
}

/** The cost report to export, as shown on screen. */
export interface CostExportRequest {
  costQuery: NonNullable<EndpointRequest<typeof endpoints.costReportCreateExport>['body']>['query'];
  /** As in the list request; if absent, the default order. */
  sortCol?: string | undefined;
}

/** The user's settings for the file. */
export interface ExportChoice {
  format: ExportFormat;
  /** For a CSV: whether it begins with a byte order mark. */
  withBom: boolean;
  /** For a CSV: whether it begins with lines about its period, time zone, data time and completeness. */
  withMetadata: boolean;
}

const sectionEndpoint = {
  search: endpoints.searchReportCreateExport,
  feed: endpoints.feedReportCreateExport,
};
const accountEndpoint = {
  search: endpoints.searchAccountCreateExport,
  feed: endpoints.feedAccountCreateExport,
};

/**
 * Requests the file of a report; the account report and the cost report have separate endpoints.
 * Errors: rejects with an ApiError.
 */
export function createExport(
  api: ApiClient,
  request: ExportRequest | CostExportRequest,
  choice: ExportChoice,
): Promise<{ id: string }> {
  if ('costQuery' in request) {
    const { costQuery, sortCol } = request;
    return api.call(endpoints.costReportCreateExport, { body: { query: costQuery, sortCol, ...choice } });
  }
  const { channel, section, period, query, sortCol, columns } = request;
  const body = { query, sortCol, ...choice, columns: columns && [...columns] };
  if (section === 'account') {
    return api.call(accountEndpoint[channel], { body: { ...body, query: { ...query, period } } });
  }
  return api.call(sectionEndpoint[channel], { params: { section, period }, body });
}
