import type { Language } from '@meridian/i18n/core';
import type { Endpoint, EndpointBody, EndpointData, EndpointParams } from '../contract/endpoint';
import type { Page } from '../contract/envelope';
import type { SessionEndReason } from '../contract/session-end';

/** Endpoints with a JSON body, and endpoints that take a file. */
export type JsonEndpoint = Endpoint & { bodyKind: 'json' };
/** An endpoint that accepts a file beside its fields. */
export type UploadEndpoint = Endpoint & { bodyKind: 'multipart' };

interface RequestOptions {
  /** Aborts the request; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

interface AccountOptions {
  /** Leaves `accountId` out of the body. */
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

/** What a request to `E` needs: path parameters, body and signal, as far as the endpoint has them. */
export type EndpointRequest<E extends Endpoint> = RequestOptions &
  WithAccount<E> &
  WithParams<E> &
  WithBody<E>;

/** What an upload to `E` needs: path parameters, fields and the file. */
export type UploadOptions<E extends UploadEndpoint> = RequestOptions &
  WithAccount<E> &
  WithParams<E> & {
    /** The fields beside the file; `accountId` is the current account's unless given. */
    body: Omit<EndpointBody<E>, 'accountId'> & { accountId?: number };
    file: File;
    /** Share of the bytes that are sent, 0 to 1. Never called where there is no XMLHttpRequest, as in Node. */
    onProgress?: ((share: number) => void) | undefined;
  };

/** Options of a download. `body` makes it a POST request. */
export interface DownloadRequest extends RequestOptions, AccountOptions {
  body?: Readonly<Record<string, unknown>>;
}

/** `data` of the response; of a list, together with its page. */
export type EndpointResult<E extends Endpoint> = E['paged'] extends true
  ? { data: EndpointData<E>; page: Page }
  : EndpointData<E>;

/** Options of a response that stays open, such as a stream of events. */
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

/** What a client needs from its application. */
export interface ClientOptions {
  /** Base of all endpoints; `/base-api` of the page's own server by default. */
  baseUrl?: string;
  /** The session's token; null while no user is signed in. */
  getToken: () => string | null | undefined;
  /** The current account; null for all accounts of the user. */
  getAccountId: () => number | null | undefined;
  /** Language of the server's messages, or a function that returns the current one. */
  language: Language | (() => Language);
  /** Called once when the session has ended, however many requests fail with 401; with the reason unless it expired. */
  on401?: (reason: SessionEndReason | null) => void;
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
   * Opens a response that does not end, such as a stream of events; `path` is below the base URL. It has no timeout:
   * `signal` ends it.
   */
  open: (path: `/${string}`, request: OpenRequest) => Promise<Response>;
  /** The account of the next request, 0 for all of the user. */
  currentAccountId: () => number;
  currentLanguage: () => Language;
}
