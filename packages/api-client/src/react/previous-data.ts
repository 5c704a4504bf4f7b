import { hashKey } from '@tanstack/react-query';
import type { EndpointQueryKey } from './query-key';

/** Account, language and endpoint. */
const ownPart = 3;

/**
 * For `placeholderData`: while another page, order or filter of the same list loads, the last response stays; never that of another
 * account, language or endpoint.
 *
 * Shape:  `parts` is how many parts of the two keys have to agree; more than three if a part of the request identifies
 *         the list.
 */
export function previousDataOf(queryKey: EndpointQueryKey, parts: number = ownPart) {
  const own = hashKey(queryKey.slice(0, parts));
  return <Answer>(
    previous: Answer | undefined,
    previousQuery: { queryKey: EndpointQueryKey } | undefined,
  ): Answer | undefined =>
    previousQuery && hashKey(previousQuery.queryKey.slice(0, parts)) === own ? previous : undefined;
}
