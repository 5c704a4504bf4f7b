import * as z from 'zod/mini';

/** Ids of ad providers. An id never changes. */
export const providerIds = ['baidu'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Provider of accounts that were created without one. */
export const defaultProvider: ProviderId = 'baidu';

/** Whether users distinguish providers. Reads the list at each call, so that tests can add a provider. */
export function hasSeveralProviders(): boolean {
  const ids: readonly ProviderId[] = providerIds;
  return ids.length > 1;
}

/** An ad provider. Asserted: the check accepts nothing else. It reads the list for each value, so that tests can add a provider. */
export const providerIdSchema = z
  .string()
  .check(z.refine((id) => providerIds.some((known) => known === id))) as unknown as z.ZodMiniType<
  ProviderId,
  ProviderId
>;
