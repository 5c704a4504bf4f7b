import type { ApiClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pauseWhileOffline } from './pause-while-offline';

/** What a mutation of `offlineEndpoints` takes. */
export interface OfflineChange<Body> {
  /** Names the change, already translated. */
  what: string;
  body: Body;
}

/** The first part of the mutation key of every offline mutation. */
export const offlineKey = 'offline';

/**
 * The endpoints that may safely be requested twice: their bodies state the result. Changes of one scope are sent in the
 * order in which they were made, so that the last one wins.
 */
export const offlineEndpoints = {
  accountFollow: define({
    name: 'accountFollow',
    schema: endpoints.accountFollow.body,
    send: (api, body) => api.call(endpoints.accountFollow, { body }),
  }),
  changeLanguage: define({
    name: 'changeLanguage',
    schema: endpoints.changeLanguage.body,
    send: (api, body) => api.call(endpoints.changeLanguage, { body }),
  }),
  messageRead: define({
    name: 'messageRead',
    schema: endpoints.messageRead.body,
    send: (api, body) => api.call(endpoints.messageRead, { body }),
  }),
  reportFieldReset: define({
    name: 'reportFieldReset',
    scope: 'reportFields',
    schema: endpoints.reportFieldReset.body,
    send: (api, body) => api.call(endpoints.reportFieldReset, { body }),
  }),
  reportFieldSave: define({
    name: 'reportFieldSave',
    scope: 'reportFields',
    schema: endpoints.reportFieldSave.body,
    send: (api, body) => api.call(endpoints.reportFieldSave, { body }),
  }),
  reportViewSave: define({
    name: 'reportViewSave',
    schema: endpoints.reportViewSave.body,
    send: (api, body) => api.call(endpoints.reportViewSave, { body }),
  }),
};

/** Whether a name and a body from storage make a request of an offline endpoint. */
export function isOfflineRequest(name: string, body: unknown): boolean {
  return Object.values(offlineEndpoints).some((each) => each.name === name && each.takes(body));
}

interface Definition<Body, Result> {
  name: string;
  /** Its name, when left out. */
  scope?: string;
  schema: z.ZodMiniType<unknown, Body>;
  send: (api: ApiClient, body: Body) => Promise<Result>;
}

function define<Body, Result>({ name, scope = name, schema, send }: Definition<Body, Result>) {
  const mutationKey = [offlineKey, name] as const;
  const optionsOf = (api: ApiClient) => ({
    mutationKey,
    scope: { id: `${offlineKey} ${scope}` },
    ...pauseWhileOffline(({ body }: OfflineChange<Body>) => send(api, body)),
  });
  return {
    name,
    optionsOf,
    takes: (body: unknown) => schema.safeParse(body).success,
    /** Lets mutations that were restored from storage resume. */
    setDefaults: (queryClient: QueryClient, api: ApiClient) =>
      queryClient.setMutationDefaults(mutationKey, optionsOf(api)),
  };
}
