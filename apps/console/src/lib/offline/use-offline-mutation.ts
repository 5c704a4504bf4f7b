import type { ApiClient } from '@meridian/api-client';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useApi } from '../api/api';
import type { OfflineChange } from './offline-endpoints';

/**
 * A mutation of one of the `offlineEndpoints`: while the server is unreachable it is paused, also through a reload of
 * the window, and sent when the server responds.
 */
export function useOfflineMutation<Body, Result>(endpoint: {
  optionsOf: (api: ApiClient) => UseMutationOptions<Result, Error, OfflineChange<Body>>;
}) {
  return useMutation(endpoint.optionsOf(useApi()));
}
