import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import type { ReportImport } from '../contract/report-import/endpoints';
import { importStates, type ImportState } from '../contract/report-import/states';
import { endpointOptions } from './endpoint-options';

const pollIntervalMs = 1500;

type ReportImportListBody = EndpointRequest<typeof endpoints.reportImportList>['body'];

/** Page and filter of the list of imports. */
export interface ReportImportListRequest {
  page?: ReportImportListBody['page'];
  /** Only this import. */
  id?: string;
  /** Only these imports, of any account. */
  ids?: readonly string[];
  /** Only imports in this state. */
  state?: ImportState | undefined;
  /** Only imports that are not finished, are in review, or were uploaded or finished in the last 24 hours. */
  isRecent?: boolean;
}

/**
 * The imports of the current account, newest first, or one import of any account; refetches while one of them is in progress.
 */
export function reportImportListOptions(
  client: ApiClient,
  { page, id, ids, state, isRecent }: ReportImportListRequest = {},
) {
  const accountId = id === undefined && ids === undefined ? client.currentAccountId() : 0;
  const body = { page, query: { accountId, id, ids: ids && [...ids], state, isRecent } };
  return queryOptions({
    ...endpointOptions(client, endpoints.reportImportList, { body }),
    refetchInterval: ({ state: { data } }) => (data?.data.list.some(isUnderWay) ? pollIntervalMs : false),
  });
}

const isUnderWay = ({ state }: ReportImport) =>
  state === importStates.waiting || state === importStates.running;
