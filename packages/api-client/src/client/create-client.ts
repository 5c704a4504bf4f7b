import * as z from 'zod/mini';
import { basePath, type Endpoint } from '../contract/endpoint';
import { errorCodes } from '../contract/envelope';
import { ContractError, isApiResponseError } from '../errors/errors';
import { fileNameOf } from './file-name';
import { isPlainObject, placeAccountId, stripAuditFields, type Json } from './prepare-body';
import { parseJson, rawResponseOf, readResponse, throwIfError, type RawResponse } from './read-response';
import { send } from './send';
import { createSessionWatch } from './session-watch';
import type {
  ApiClient,
  EndpointRequest,
  EndpointResult,
  ClientOptions,
  DownloadedFile,
  DownloadRequest,
  JsonEndpoint,
  OpenRequest,
  UploadEndpoint,
  UploadOptions,
} from './types';
import { sendForm } from './upload';

/** A client of the contract: typed requests that carry token, language and account where the server expects them. */
export function createClient({
  baseUrl = basePath,
  getToken,
  getAccountId,
  language,
  on401 = () => {},
  onError = () => {},
  fetch = (input, init) => globalThis.fetch(input, init),
  timeoutMs = 120_000,
}: ClientOptions): ApiClient {
  const currentToken = () => getToken() ?? null;
  const currentAccountId = () => getAccountId() ?? 0;
  const currentLanguage = () => (typeof language === 'function' ? language() : language);
  const session = createSessionWatch({ getToken: currentToken, on401 });

  /** Runs a request with the current headers and watches whether its session has ended. */
  async function withSession<T>(
    options: { bearer: boolean },
    request: (headers: Record<string, string>) => Promise<T>,
  ): Promise<T> {
    const token = currentToken();
    try {
      const result = await request({
        language: currentLanguage(),
        ...(token !== null && { token, ...(options.bearer && { authorization: `Bearer ${token}` }) }),
      });
      session.sawSuccess(token);
      return result;
    } catch (error) {
      const isExpired =
        isApiResponseError(error) && [error.code, error.status].includes(errorCodes.login_expired);
      if (isExpired) session.sawExpiry(token, error);
      onError(error);
      throw error;
    }
  }

  const bodyOf = (endpoint: Endpoint, request: { body?: unknown; withoutAccount?: boolean | undefined }) => {
    const body = asJson(stripAuditFields(request.body));
    if (endpoint.account === 'none' || request.withoutAccount) return body;
    return placeAccountId(body, { accountId: currentAccountId(), inQuery: takesQuery(endpoint, body) });
  };

  async function call<E extends JsonEndpoint>(
    endpoint: E,
    request?: EndpointRequest<E>,
  ): Promise<EndpointResult<E>> {
    const { params, signal, ...rest } = request ?? {};
    const isPost = endpoint.method === 'POST';
    const result = await withSession({ bearer: false }, async (headers) => {
      const raw = await send(
        async (limited): Promise<RawResponse> => {
          const response = await fetch(baseUrl + pathOf(endpoint, asJson(params)), {
            method: endpoint.method,
            headers: isPost ? { ...headers, 'content-type': 'application/json' } : headers,
            body: isPost ? JSON.stringify(bodyOf(endpoint, rest)) : null,
            signal: limited,
          });
          return rawResponseOf(response, await response.text());
        },
        { timeoutMs, signal },
      );
      return readResponse(endpoint, raw);
    });
    // asserted: readResponse has checked it by the schema that the type comes from
    return result as EndpointResult<E>;
  }

  async function upload<E extends UploadEndpoint>(
    endpoint: E,
    request: UploadOptions<E>,
  ): Promise<EndpointResult<E>> {
    const url = baseUrl + pathOf(endpoint, asJson(request.params));
    const form = formOf(bodyOf(endpoint, request), request.file);
    const result = await withSession({ bearer: true }, async (headers) => {
      const raw = await send(
        (signal, restart) => {
          const onProgress = (share: number) => {
            restart();
            request.onProgress?.(share);
          };
          return sendForm({ url, headers, form, signal, onProgress, fetch });
        },
        { timeoutMs, signal: request.signal },
      );
      return readResponse(endpoint, raw);
    });
    // asserted: as in `call`
    return result as EndpointResult<E>;
  }

  function download(path: `/${string}`, request: DownloadRequest = {}): Promise<DownloadedFile> {
    const stripped = asJson(stripAuditFields(request.body));
    const body = request.withoutAccount
      ? stripped
      : placeAccountId(stripped, { accountId: currentAccountId(), inQuery: 'query' in stripped });
    return withSession({ bearer: true }, async (headers) => {
      const { response, blob } = await send(
        async (signal) => {
          const response = await fetch(baseUrl + path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
            signal,
          });
          return { response, blob: await response.blob() };
        },
        { timeoutMs, signal: request.signal },
      );
      const disposition = response.headers.get('content-disposition');
      if (response.ok && disposition !== null)
        return { blob, fileName: fileNameOf(disposition) ?? 'download' };
      const text = await blob.text();
      throwIfError(parseJson(text), rawResponseOf(response, text));
      throw new ContractError(`no file in the response of ${path}`);
    });
  }

  function open(path: `/${string}`, { signal, accept, headers: more }: OpenRequest): Promise<Response> {
    return withSession({ bearer: false }, async (headers) => {
      const { response, text } = await send(
        async (limited) => {
          const response = await fetch(baseUrl + path, {
            headers: { ...more, ...headers, accept },
            signal: limited,
          });
          const isOpen = response.ok && response.headers.get('content-type')?.startsWith(accept);
          return { response, text: isOpen ? null : await response.text() };
        },
        { signal },
      );
      if (text === null) return response;
      throwIfError(parseJson(text), rawResponseOf(response, text));
      throw new ContractError(`no ${accept} in the response of ${path}`);
    });
  }

  return { call, upload, download, open, currentAccountId, currentLanguage };
}

const asJson = (body: unknown): Json => (isPlainObject(body) ? body : {});

const takesQuery = ({ body: schema }: Endpoint, body: Json) =>
  'query' in body || (schema instanceof z.ZodMiniObject && 'query' in schema.shape);

const pathOf = (endpoint: Endpoint, params: Json) =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The fields come first, so that a server that reads the form as a stream knows them before the file. */
const formOf = (fields: Json, file: File) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', file);
  return form;
};
