/** What can happen to a request to the provider as a whole. */
export const providerErrorCodes = [
  /** No credentials are stored for the account. */
  'credentials_missing',
  'credentials_wrong',
  'credentials_expired',
  /** The credentials are of another account, or lack a permission. */
  'forbidden',
  /** Too many requests a second. */
  'rate_limited',
  'busy',
  /** The account has used up its requests, usually until the next day. */
  'quota_used_up',
  /** No response in time. */
  'timeout',
  /** No connection, or it ended before the response was complete. */
  'unreachable',
  /** A response that is not one of the provider's. */
  'invalid_response',
  /** The provider failed. */
  'system',
  /** The provider does not understand the request: an error of this program. */
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

/** A request to the provider that has no outcome for each item. Its message contains no credentials. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** Whether a later try may succeed without a change of anything. */
  readonly isRetryable: boolean;
  /** Before this time passed, another try is useless; undefined: as the caller likes. */
  readonly retryAfterMs: number | undefined;
  /**
   * Whether the provider may have processed the request, or a part of it. Read what it has before a write is sent again.
   */
  readonly mayHaveArrived: boolean;
  /** Code of the provider, where it sent one. */
  readonly providerCode: string | undefined;
  /** Number of the incident to give to the provider, where it sent one. */
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
