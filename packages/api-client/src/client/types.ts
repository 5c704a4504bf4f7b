import type { Language } from '@meridian/i18n/core';
import type { Endpoint, EndpointBody, EndpointData, EndpointParams } from '../contract/endpoint';
import type { Page } from '../contract/envelope';
import type { SessionEndReason } from '../contract/session-end';

/** Endpoints with a JSON body, and endpoints that take a file. */
export type JsonEndpoint = Endpoint & { bodyKind: 'json' };
/** An endpoint that accepts a file in addition to its fields. */
export type UploadEndpoint = Endpoint & { bodyKind: 'multipart' };

interface RequestOptions {
  /** Aborts the request; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

interface AccountOptions {
  /** Omits `accountId` from the body. */
  withoutAccount?: boolean | undefined;
}

/** The body of an endpoint that is independent of accounts never has `accountId`. */
type WithAccount<E extends Endpoint> = E['account'] extends 'none'
  ? { withoutAccount?: never }
  : AccountOptions;

type WithParams<E extends Endpoint> = string extends keyof EndpointParams<E>
  ? { params?: undefined }
  : { params: EndpointParams<E> };

type WithBody<E extends Endpoint> =
  undefined extends EndpointBody<E> ? { body?: EndpointBody<E> } : { body: EndpointBody<E> };

/** Input of a request to `E`: path parameters, body and signal, if the endpoint has them. */
export type EndpointRequest<E extends Endpoint> = RequestOptions &
  WithAccount<E> &
  WithParams<E> &
  WithBody<E>;

/** Input of an upload to `E`: path parameters, fields and the file. */
export type UploadOptions<E extends UploadEndpoint> = RequestOptions &
  WithAccount<E> &
  WithParams<E> & {
    /** The fields without the file; `accountId` defaults to the current account. */
    body: Omit<EndpointBody<E>, 'accountId'> & { accountId?: number };
    file: File;
    /** Called with the share of sent bytes, 0 to 1. Never called without XMLHttpRequest, as in Node. */
    onProgress?: ((share: number) => void) | undefined;
  };

/** Options of a download. `body` makes it a POST request. */
export interface DownloadRequest extends RequestOptions, AccountOptions {
  body?: Readonly<Record<string, unknown>>;
}

/** `data` of the response; for a list, together with its page. */
export type EndpointResult<E extends Endpoint> = E['paged'] extends true
  ? { data: EndpointData<E>; page: Page }
  : EndpointData<E>;

/** Options of a response that stays open, such as an event stream. */
export interface OpenRequest {
  /** Ends the response. */
  signal: AbortSignal;
  /** The content type to accept; a response of another type is an error. */
  accept: string;
  headers?: Readonly<Record<string, string>>;
}

/** A file from the server with its name. */
export interface DownloadedFile {
  /** The bytes with their content type. */
  blob: Blob;
  /** The server's file name, without folders. */
  fileName: string;
}

/** Settings that an application passes to its client. */
export interface ClientOptions {
  /** Base of all endpoints; `/base-api` of the page's own server by default. */
  baseUrl?: string;
  /** The session's token; null while no user is signed in. */
  getToken: () => string | null | undefined;
  /** The current account; null for all accounts of the user. */
  getAccountId: () => number | null | undefined;
  /** Language of the server's messages, or a function that returns the current one. */
  language: Language | (() => Language);
  /** Called once when the session has ended, however many requests fail with 401; with a reason unless it expired. */
  on401?: (reason: SessionEndReason | null) => void;
  /** Called with the error of each failed request, before the request rejects. */
  onError?: (error: unknown) => void;
  /** Replaces the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Timeout of a request in milliseconds; of an upload, since its last progress. */
  timeoutMs?: number;
}

/**
 * Requests to the endpoints of the contract.
 *
 * Errors: every method rejects with an ApiError (ApiResponseError, NetworkError, TimeoutError, ContractError), or with the
 *         reason of the given signal.
 */
export interface ApiClient {
  call: <E extends JsonEndpoint>(
    endpoint: E,
    ...request: object extends EndpointRequest<E>
      ? [request?: EndpointRequest<E>]
      : [request: EndpointRequest<E>]
  ) => Promise<EndpointResult<E>>;
  /** Sends one file with its fields. */
  upload: <E extends UploadEndpoint>(endpoint: E, request: UploadOptions<E>) => Promise<EndpointResult<E>>;
  /** Fetches a file; `path` is below the base URL. */
  download: (path: `/${string}`, request?: DownloadRequest) => Promise<DownloadedFile>;
  /**
   * Opens a response that does not end, such as an event stream; `path` is below the base URL. It has no timeout: `signal` ends it.
   */
  open: (path: `/${string}`, request: OpenRequest) => Promise<Response>;
  /** The account of the next request; 0 for all accounts of the user. */
  currentAccountId: () => number;
  currentLanguage: () => Language;
}
