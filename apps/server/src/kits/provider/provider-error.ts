/** Errors of a whole request to the provider. */
export const providerErrorCodes = [
  /** No credentials are stored for the account. */
  'credentials_missing',
  'credentials_wrong',
  'credentials_expired',
  /** The credentials belong to another account, or lack a permission. */
  'forbidden',
  /** Too many requests per second. */
  'rate_limited',
  'busy',
  /** The account has used up its request quota, usually until the next day. */
  'quota_used_up',
  /** The request timed out. */
  'timeout',
  /** No connection, or it closed before the response was complete. */
  'unreachable',
  /** The response does not match the provider's format. */
  'invalid_response',
  /** The provider reported an internal error. */
  'system',
  /** The provider does not understand the request: a bug in Meridian. */
  'bad_request',
  'cancelled',
] as const;
export type ProviderErrorCode = (typeof providerErrorCodes)[number];

const retryable: readonly ProviderErrorCode[] = [
  'rate_limited',
  'busy',
  'timeout',
  'unreachable',
  'invalid_response',
  'system',
];

/** A failed request to the provider, without an outcome per item. Its message contains no credentials. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** Whether a retry without changes may succeed. */
  readonly isRetryable: boolean;
  /** Minimum delay before a retry; undefined: the caller decides. */
  readonly retryAfterMs: number | undefined;
  /**
   * Whether the provider may have processed all or part of the request. Read the current state before sending a write
   * again.
   */
  readonly mayHaveArrived: boolean;
  /** The provider's error code, if it sent one. */
  readonly providerCode: string | undefined;
  /** The provider's incident number, if it sent one. */
  readonly ticket: string | undefined;

  constructor(
    readonly code: ProviderErrorCode,
    options: {
      mayHaveArrived?: boolean;
      retryAfterMs?: number;
      providerCode?: string;
      ticket?: string;
      message?: string;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.isRetryable = retryable.includes(code);
    this.retryAfterMs = options.retryAfterMs;
    this.mayHaveArrived = options.mayHaveArrived ?? false;
    this.providerCode = options.providerCode;
    this.ticket = options.ticket;
  }
}

export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof ProviderError;
}
