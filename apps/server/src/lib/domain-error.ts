import { errorCodes, type ErrorCode, type ErrorName } from '@meridian/api-client/contract';
import type { TextParams } from '@meridian/i18n/texts';

/** A call that is refused: why, with the values that its message names. Words come from i18n at the edge. */
export class DomainError extends Error {
  override name = 'DomainError';
  /** Code of the envelope. */
  readonly code: ErrorCode;
  /** Path of a wrong value → key of the namespace `errors`; only with `invalid_request`. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    readonly reason: ErrorName,
    readonly params: TextParams = {},
    { fields, cause }: { fields?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.code = errorCodes[reason];
    this.fields = fields;
  }

  /** Status of the HTTP answer. */
  get httpStatus(): number {
    return httpStatuses[this.reason];
  }
}

/** The refusal of one wrong value. `key` belongs to the namespace `errors`. */
export function invalidField(path: string, key: string): DomainError {
  return new DomainError('invalid_request', {}, { fields: { [path]: key } });
}

/**
 * Answers of the application are HTTP 200 whatever their envelope says; what the transport refuses keeps its status.
 * A path without a route is 404 too: `sendError` is told so, since `not_found` also means a missing record.
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
  too_many_requests: 429,
  internal: 200,
  unavailable: 503,
  duplicate: 200,
  old_password_incorrect: 200,
  credentials_incorrect: 200,
  account_frozen: 200,
  account_locked: 200,
  captcha_expired: 200,
  captcha_incorrect: 200,
  unit_picture_failed: 200,
  plan_has_units: 200,
  unit_has_children: 200,
} as const satisfies Record<ErrorName, number>;
