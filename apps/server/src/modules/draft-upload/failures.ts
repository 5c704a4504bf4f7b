import type { UploadFailure } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { StoredFailure } from '../../db/schema';
import type { ItemFailure, ProviderError, ProviderErrorCode } from '../provider';

export type FailureReason = TextKey<'uploadFailures'>;

/** Reasons of codes of items. One code of the provider has one meaning. */
const reasonOfCode: Readonly<Record<string, FailureReason>> = {
  '901001': 'missing_parent',
  '901002': 'missing',
  '901181': 'duplicate',
  '901281': 'duplicate',
  '901381': 'duplicate',
  '901481': 'duplicate',
};

/** Reasons of what happened to a request as a whole. */
const reasonOfError: Readonly<Record<ProviderErrorCode, FailureReason>> = {
  credentials_missing: 'no_credentials',
  credentials_wrong: 'credentials',
  credentials_expired: 'expired',
  forbidden: 'wrong_account',
  rate_limited: 'rate_limited',
  busy: 'busy',
  quota_used_up: 'quota',
  timeout: 'no_response',
  unreachable: 'no_response',
  invalid_response: 'unreadable',
  system: 'internal',
  bad_request: 'unknown',
  cancelled: 'no_response',
};

/** Reasons for which the same item may succeed without a change. */
const repeatable: readonly FailureReason[] = [
  'rate_limited',
  'busy',
  'quota',
  'no_response',
  'unreadable',
  'internal',
  'credentials',
  'expired',
  'wrong_account',
  'no_credentials',
  'no_access',
  'account_removed',
  'no_progress',
];

export function uploadFailureOf(reason: FailureReason): StoredFailure {
  return {
    reason,
    code: null,
    message: null,
    field: null,
    content: null,
    canRetry: repeatable.includes(reason),
  };
}

/** Why the provider rejected an item. */
export function itemFailure({ code, field, content, message }: ItemFailure): StoredFailure {
  const reason = reasonOfCode[code] ?? (field === undefined ? 'unknown' : 'field');
  return { ...uploadFailureOf(reason), code, message, field: field ?? null, content: content ?? null };
}

/** Why a request failed as a whole. */
export function requestFailure(error: ProviderError): StoredFailure {
  return {
    ...uploadFailureOf(reasonOfError[error.code]),
    code: error.providerCode ?? null,
    message: error.message,
  };
}

/** A failure in a user's language. */
export function presentFailure(failure: StoredFailure, language: Language): UploadFailure {
  const { message: providerMessage, ...stored } = failure;
  return { ...stored, providerMessage, message: reasonText(failure.reason, language) };
}

export function reasonText(reason: string, language: Language): string {
  // asserted: reasons are stored by the functions above
  return translate(language, 'uploadFailures', reason as FailureReason);
}
