/** Ids of ad providers. An id never changes. */
export const providerIds = ['baidu'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Provider of accounts that were created before an account named its provider. */
export const defaultProvider: ProviderId = 'baidu';
