import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/types';
import type { OfflineChange } from './define-offline-mutation';

/**
 * A mutation of `defineOfflineMutation`: while the server is unreachable it is paused, even across a reload of the window, and sent when
 * the server responds.
 */
export function useOfflineMutation<Body, Result>(
  client: ApiClient,
  mutation: { optionsOf: (client: ApiClient) => UseMutationOptions<Result, Error, OfflineChange<Body>> },
) {
  return useMutation(mutation.optionsOf(client));
}
