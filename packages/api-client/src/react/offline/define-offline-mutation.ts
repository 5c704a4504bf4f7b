import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../../client/types';
import { pauseWhileOffline } from './pause-while-offline';
import type { ServerProbe } from './server-probe';

/** The variables of an offline mutation. */
export interface OfflineChange<Body> {
  /** Describes the change in messages to the user, already translated. */
  what: string;
  body: Body;
}

/** A request that may safely be sent twice: its body contains the result. */
export interface OfflineMutationOptions<Body, Result> {
  /** Identifies the mutation in storage. */
  name: string;
  /** Mutations of one scope are sent in the order in which they were created. `name` by default. */
  scope?: string;
  /** Validates a stored body, such as `endpoints.accountFollow.body`. */
  schema: z.ZodMiniType<unknown, Body>;
  send: (client: ApiClient, body: Body) => Promise<Result>;
}

/** The first part of the mutation key of every offline mutation. */
export const offlineKey = 'offline';

/**
 * Defines a mutation that is paused while the server is unreachable. `createOfflineMutations` stores it, and `useOfflineMutation`
 * creates one.
 */
export function defineOfflineMutation<Body, Result>(
  probe: Pick<ServerProbe, 'probeServer'>,
  { name, scope = name, schema, send }: OfflineMutationOptions<Body, Result>,
) {
  const mutationKey = [offlineKey, name] as const;
  const optionsOf = (client: ApiClient) => ({
    mutationKey,
    scope: { id: `${offlineKey} ${scope}` },
    ...pauseWhileOffline(probe, ({ body }: OfflineChange<Body>) => send(client, body)),
  });
  return {
    name,
    /** Options for `useMutation`. */
    optionsOf,
    /** Whether a stored body is valid. */
    takes: (body: unknown) => schema.safeParse(body).success,
    /** Lets mutations that were restored from storage resume. */
    setDefaults: (queryClient: QueryClient, client: ApiClient) =>
      queryClient.setMutationDefaults(mutationKey, optionsOf(client)),
  };
}

/** A mutation of `defineOfflineMutation` with any body. */
export type StorableMutation = Pick<
  ReturnType<typeof defineOfflineMutation>,
  'name' | 'takes' | 'setDefaults'
>;
