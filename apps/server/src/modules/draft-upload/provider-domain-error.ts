import { isProviderError, type ProviderError, type ProviderErrorCode } from '../../kits/provider';
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

/** Runs calls of the provider for a request. Errors: `provider_failed`, `provider_access`, and others of `work`. */
export async function atProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isProviderError(error) ? toDomainError(error) : error;
  }
}
