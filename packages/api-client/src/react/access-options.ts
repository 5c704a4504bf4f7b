import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, EndpointRequest } from '../client/types';
import * as endpoints from '../contract/endpoints';
import { endpointQueryKey } from './query-key';
import { shouldRetry } from './retry';

/** Body of `userList`. */
export type UserListRequest = NonNullable<EndpointRequest<typeof endpoints.userList>['body']>;

/** A page of the users. */
export function userListOptions(client: ApiClient, body: UserListRequest = {}) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.userList, body),
    queryFn: ({ signal }) => client.call(endpoints.userList, { body, signal }),
    retry: shouldRetry,
  });
}

/** One user, as administrators see one. */
export function userDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.userDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.userDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** The roles that users can have. */
export function userRoleOptionsOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.userRoleOptions),
    queryFn: ({ signal }) => client.call(endpoints.userRoleOptions, { signal }),
    select: ({ list }) => list,
    retry: shouldRetry,
  });
}

/** The devices on which a user is signed in. */
export function userSessionListOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.userSessionList, id),
    queryFn: ({ signal }) => client.call(endpoints.userSessionList, { body: { id }, signal }),
    select: ({ list }) => list,
    retry: shouldRetry,
  });
}

/** All roles, the built-in ones first. */
export function roleListOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.roleList),
    queryFn: ({ signal }) => client.call(endpoints.roleList, { signal }),
    select: ({ list }) => list,
    retry: shouldRetry,
  });
}

/** One role with the names of its users. */
export function roleDetailOptions(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.roleDetail, id),
    queryFn: ({ signal }) => client.call(endpoints.roleDetail, { body: { id }, signal }),
    retry: shouldRetry,
  });
}

/** The roles of the signed-in user. */
export function ownRolesOptions(client: ApiClient) {
  return queryOptions({
    queryKey: endpointQueryKey(client, endpoints.ownRoles),
    queryFn: ({ signal }) => client.call(endpoints.ownRoles, { signal }),
    select: ({ list }) => list,
    retry: shouldRetry,
  });
}
