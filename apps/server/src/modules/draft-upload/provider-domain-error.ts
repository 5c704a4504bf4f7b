import type { ProviderError, ProviderErrorCode } from '../../kits/provider';
import { DomainError } from '../../platform/lib/domain-error';

const accessCodes: readonly ProviderErrorCode[] = [
  'credentials_missing',
  'credentials_wrong',
  'credentials_expired',
  'forbidden',
];

/** The error of a request for an error of the provider. */
export function toDomainError(error: ProviderError): DomainError {
  const reason = accessCodes.includes(error.code) ? 'provider_access' : 'provider_failed';
  return new DomainError(reason, {}, { cause: error });
}
