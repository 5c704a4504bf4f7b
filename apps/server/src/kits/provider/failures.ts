import type { DraftUploadAction, UploadFailure } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { StoredFailure } from '../../platform/db/schema';
import type { JobFailure } from '../../platform/jobs';
import { notTakenCode, type ItemFailure, type ProviderError, type ProviderErrorCode } from '.';

export type FailureReason = TextKey<'uploadFailures'>;

/** Reasons of item error codes; each code has one meaning. */
const reasonOfCode: Readonly<Record<string, FailureReason>> = {
  '901001': 'missing_parent',
  '901002': 'missing',
  '901101': 'length',
  '901111': 'budget',
  '901112': 'bid',
  '901113': 'bid',
  '901181': 'duplicate',
  '901201': 'length',
  '901211': 'bid',
  '901281': 'duplicate',
  '901301': 'length',
  '901311': 'bid',
  '901381': 'duplicate',
  '901401': 'length',
  '901402': 'length',
  '901403': 'length',
  '901481': 'duplicate',
  '901601': 'forbidden_word',
};
/** Prefix of codes that concern pictures. */
const pictureCodes = '925';

/** Reasons by draft field, for unknown codes. */
const reasonOfField: Readonly<Record<string, FailureReason>> = {
  budget: 'budget',
  bid: 'bid',
  pcFinalUrl: 'url',
  mobileFinalUrl: 'url',
  miniProgramUrl: 'url',
  iosLink: 'url',
  regions: 'region',
  schedule: 'schedule',
  imageId: 'picture',
};

/** Reasons of request codes that are more specific than the error of the request. */
const reasonOfRequestCode: Readonly<Record<string, FailureReason>> = {
  '403': 'no_access',
  '404': 'no_access',
};

/** Reasons by the error of a whole request. */
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

/** Reasons for which a retry without changes may succeed. */
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
  'other_version',
  'not_stored',
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

/** Why a job that sends to the provider was not run. */
export const jobFailure = (reason: JobFailure): StoredFailure =>
  uploadFailureOf(reason === 'tries' ? 'no_progress' : 'other_version');

/** Why the provider rejected an item. `missing` for a new item means that its parent is missing. */
export function itemFailure(
  { code, field, content, message }: ItemFailure,
  action: DraftUploadAction,
): StoredFailure {
  if (code === notTakenCode) return { ...uploadFailureOf('not_taken'), field: field ?? null };
  const known = code.startsWith(pictureCodes) ? 'picture' : reasonOfCode[code];
  const ofField = field === undefined ? 'unknown' : (reasonOfField[field] ?? 'field');
  const reason = known === 'missing' && action === 'create' ? 'missing_parent' : (known ?? ofField);
  return { ...uploadFailureOf(reason), code, message, field: field ?? null, content: content ?? null };
}

/** Why a whole request failed. */
export function requestFailure(error: ProviderError): StoredFailure {
  return {
    ...uploadFailureOf(reasonOfRequestCode[error.providerCode ?? ''] ?? reasonOfError[error.code]),
    code: error.providerCode ?? null,
    message: error.message,
  };
}

/** A failure as text in the user's language. */
export function presentFailure(failure: StoredFailure, language: Language): UploadFailure {
  const { message: providerMessage, ...stored } = failure;
  return { ...stored, providerMessage, message: reasonText(failure.reason, language) };
}

export function reasonText(reason: string, language: Language): string {
  // asserted: the functions above store only these reasons
  return translate(language, 'uploadFailures', reason as FailureReason);
}
