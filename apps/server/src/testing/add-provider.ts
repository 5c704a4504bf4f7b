import {
  limitsOf,
  providerIds,
  providers,
  type ProviderId,
  type ProviderLimits,
} from '@meridian/api-client/contract';

/**
 * Adds a provider that only tests have, with the limits of the first one except these. Returns its id, and a function that removes it.
 * Asserted: the types know only real providers.
 */
export function addProvider(
  id: string,
  limits: Partial<ProviderLimits>,
): { id: ProviderId; remove: () => void } {
  const ids = providerIds as unknown as string[];
  const definitions: Record<string, unknown> = providers;
  ids.push(id);
  definitions[id] = { name: { en: id, cn: id, tw: id }, limits: { ...limitsOf('baidu'), ...limits } };
  return {
    id: id as ProviderId,
    remove: () => {
      ids.splice(ids.indexOf(id), 1);
      Reflect.deleteProperty(definitions, id);
    },
  };
}
