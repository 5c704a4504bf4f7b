import { errorCodes, type ErrorCode, type ErrorName } from '@meridian/api-client/contract';
import type { TextKey, TextParams } from '@meridian/i18n/texts';

/** An expected error: the reason for rejecting a request, with the values of its message. The text comes from i18n. */
export class DomainError extends Error {
  override name = 'DomainError';
  /** Envelope code. */
  readonly code: ErrorCode;
  /** Path of each invalid value → key in the namespace `errors`; only with `invalid_request`. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** `data` of the envelope, as documented by the endpoint. */
  readonly data: unknown;
  /** Message key in the namespace `errors`; by default the code's key. */
  readonly messageKey: TextKey<'errors'>;

  constructor(
    readonly reason: ErrorName,
    readonly params: TextParams = {},
    {
      fields,
      data,
      messageKey,
      cause,
    }: {
      fields?: Readonly<Record<string, string>> | undefined;
      data?: unknown;
      messageKey?: TextKey<'errors'> | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(reason, { cause });
    this.code = errorCodes[reason];
    this.fields = fields;
    this.data = data;
    this.messageKey = messageKey ?? `${this.code}`;
  }

  /** Whether the message is more specific than the code's message. */
  get isSpecific(): boolean {
    return this.messageKey !== `${this.code}` || this.params['context'] !== undefined;
  }

  /** Status of the HTTP response. */
  get httpStatus(): number {
    return httpStatuses[this.reason];
  }
}

/** An error for one invalid value. */
export function invalidField(path: string, key: TextKey<'errors'>): DomainError {
  const messageKey = textsOfFields.has(key) ? undefined : key;
  return new DomainError('invalid_request', {}, { fields: { [path]: key }, messageKey });
}

/** Messages that make no sense without their field. */
const textsOfFields: ReadonlySet<TextKey<'errors'>> = new Set(['required', 'invalid'] as const);

/**
 * HTTP status by code. Errors in an envelope are HTTP 200, except for transport errors. For an unknown path, the caller
 * passes 404 to `sendError`, because `not_found` also means a missing record.
 */
const httpStatuses = {
  invalid_request: 200,
  login_expired: 200,
  not_allowed: 200,
  not_found: 200,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 200,
  too_large: 413,
  unsupported_type: 415,
  locked: 200,
  too_many_requests: 429,
  internal: 200,
  unavailable: 503,
  disk_full: 503,
  duplicate: 200,
  old_password_incorrect: 200,
  credentials_incorrect: 200,
  account_frozen: 200,
  account_locked: 200,
  captcha_expired: 200,
  captcha_incorrect: 200,
  second_step_expired: 200,
  code_incorrect: 200,
  code_locked: 200,
  no_second_factor_key: 200,
  company_denied: 200,
  company_expired: 200,
  company_rejected: 200,
  company_unavailable: 200,
  company_user_unknown: 200,
  company_no_role: 200,
  unit_picture_failed: 200,
  plan_has_units: 200,
  unit_has_children: 200,
  draft_has_errors: 200,
  draft_status: 200,
  upload_started: 200,
  provider_failed: 200,
  provider_access: 200,
  account_repeated: 200,
  record_in_use: 200,
  no_credentials_key: 200,
  sync_running: 200,
  sync_too_soon: 200,
  sync_impossible: 200,
} as const satisfies Record<ErrorName, number>;
