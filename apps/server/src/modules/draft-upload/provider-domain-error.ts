import type { ProviderError, ProviderErrorCode } from '../../kits/provider';
import { DomainError } from '../../platform/lib/domain-error';

const accessCodes: readonly ProviderErrorCode[] = [
  'credentials_missing',
  'credentials_wrong',
  'credentials_expired',
  'forbidden',
];

/** Converts a provider error to a domain error. */
export function toDomainError(error: ProviderError): DomainError {
  const reason = accessCodes.includes(error.code) ? 'provider_access' : 'provider_failed';
  return new DomainError(reason, {}, { cause: error });
}
