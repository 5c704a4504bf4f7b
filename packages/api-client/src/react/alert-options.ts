import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** The mail address of the user. */
export function mailSettingsOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.mailSettings, {}),
    queryFn: ({ signal }) => client.call(endpoints.mailSettings, { body: {}, signal }),
    retry: shouldRetry,
  });
}

/** The alert rules of the user. */
export function alertRuleListOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.alertRuleList, {}),
    queryFn: ({ signal }) => client.call(endpoints.alertRuleList, { body: {}, signal }),
    retry: shouldRetry,
  });
}
