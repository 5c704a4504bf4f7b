import { errorCodes, type ErrorName } from '../contract/envelope';

/** Base class of every error of a request, except the caller's own abort. */
export class ApiError extends Error {
  override name = 'ApiError';
}

/** Properties of a new `ApiResponseError`. */
export interface ApiResponseErrorInit {
  /** Code of the envelope; the HTTP status if the response has none. */
  code: number;
  /** The server's text in the caller's language; empty without an envelope. */
  message: string;
  /** Whether the message is more specific than the text of the code; false by default. */
  isSpecific?: boolean | undefined;
  /** HTTP status: 200 when the application itself rejected the request. */
  status: number;
  /** Path of each invalid value → message key; only with code 400. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Details of the error, with the schema that the endpoint documents. */
  data?: unknown;
  requestId?: string | undefined;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
}

/** The server rejected the request. */
export class ApiResponseError extends ApiError {
  override name = 'ApiResponseError';
  readonly code: number;
  /** Name of the code in the contract; undefined for an unknown code. */
  readonly errorName: ErrorName | undefined;
  readonly isSpecific: boolean;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor({
    code,
    message,
    isSpecific = false,
    status,
    fields = {},
    data,
    requestId,
    retryAfter,
  }: ApiResponseErrorInit) {
    super(message);
    this.code = code;
    this.errorName = errorNames.find((name) => errorCodes[name] === code);
    this.isSpecific = isSpecific;
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** No response: no connection, a name that does not resolve, a truncated response. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
}

/** No response within the client's timeout. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
}

/** A response that does not match the contract; `cause` describes the difference. */
export class ContractError extends ApiError {
  override name = 'ContractError';
}

/** True for every error of a request, except the caller's own abort. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
/** True if there was no response. */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;
/** True if the response did not arrive in time. */
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError;
/** True if the response does not match the contract. */
export const isContractError = (error: unknown): error is ContractError => error instanceof ContractError;

/** True for a rejected request; with `name`, for one rejected with that code of the contract. */
export const isApiResponseError = (error: unknown, name?: ErrorName): error is ApiResponseError =>
  error instanceof ApiResponseError && (name === undefined || error.errorName === name);

// asserted: Object.keys loses the key types of a constant
const errorNames = Object.keys(errorCodes) as ErrorName[];
