import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { exportStates } from '../contract/reports/export-states';
import type { DownloadRecord } from '../contract/reports/exports';
import { endpointOptions } from './endpoint-options';

const pollIntervalMs = 1500;

/** Filter and page of the list of files. */
export type DownloadRecordListRequest = NonNullable<
  EndpointRequest<typeof endpoints.downloadRecordList>['body']
>;

/** The files that the user requested, newest first; refetches while one of them is being created. */
export function downloadRecordListOptions(client: ApiClient, body: DownloadRecordListRequest = {}) {
  return queryOptions({
    ...endpointOptions(client, endpoints.downloadRecordList, { body }),
    refetchInterval: ({ state }) => (state.data?.data.list.some(isUnderWay) ? pollIntervalMs : false),
  });
}

const isUnderWay = ({ state }: DownloadRecord) =>
  state === exportStates.waiting || state === exportStates.running;
