import { baidu } from './baidu';
import type { ProviderDefinition, ProviderLimits } from './provider-definition';
import type { ProviderId } from './provider-ids';

/** The ad providers. */
export const providers: Record<ProviderId, ProviderDefinition> = { baidu };

/** What a provider accepts in drafts of its accounts: limits and the units of lengths. */
export function limitsOf(provider: ProviderId): ProviderLimits {
  return providers[provider].limits;
}
