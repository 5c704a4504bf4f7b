import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest, EndpointResult, JsonEndpoint } from '../client/types';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

type QueryRequest<E extends JsonEndpoint> = Omit<EndpointRequest<E>, 'signal'>;

/**
 * Query options of an endpoint: `useQuery(endpointOptions(client, endpoints.userDetail, { body: { id } }))`.
 *
 * Shape:  `data` is the endpoint's result; the key is the account, the language, the path, then parameters and body.
 */
export function endpointOptions<E extends JsonEndpoint>(
  client: ApiClient,
  endpoint: E,
  ...[request]: object extends QueryRequest<E> ? [request?: QueryRequest<E>] : [request: QueryRequest<E>]
) {
  // asserted: the input of a request is unknown until E is known
  const { params, body, withoutAccount } = (request ?? {}) as EndpointRequest<JsonEndpoint>;
  const send = client.call as (
    endpoint: JsonEndpoint,
    request: EndpointRequest<JsonEndpoint>,
  ) => Promise<EndpointResult<E>>;
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoint, ...[params, body].filter((part) => part !== undefined)),
    queryFn: ({ signal }) => send(endpoint, { params, body, signal, withoutAccount }),
    retry: shouldRetry,
  });
}
