import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError, type ProviderErrorCode } from './provider-error';
import { accessCodes, envelopeSchema, unprocessedErrors, type Envelope } from './wire/envelope';
import { withNumbersAsText } from './wire/exact-json';

/** Without a trace collector, spans are not recorded. */
const tracer = trace.getTracer('meridian');

/** Metrics of requests to the provider. */
export interface ProviderMetrics {
  observe(request: { method: string; outcome: 'ok' | ProviderErrorCode; seconds: number }): void;
  countRetry(reason: ProviderErrorCode): void;
}

export interface WireRequest {
  /** `Service/method` below the base URL. */
  path: string;
  credentials: { userName: string; accessToken: string };
  body: object;
  /** Whether it is safe to send again after it may have been processed. */
  isIdempotent: boolean;
  /** Whether numbers in the response arrive as texts with their original digits. */
  hasExactNumbers?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

export interface HttpClientOptions {
  /** Ends with a slash. Requests go to this host only. */
  baseUrl: string;
  /** Domains of files, including subdomains, over HTTPS. The origin of `baseUrl` is always allowed. */
  fileHosts?: readonly string[];
  timeoutMs?: number;
  maxResponseBytes?: number;
  maxTries?: number;
  /** Delay before the first retry; doubled for each further one. */
  backoffMs?: number;
  maxBackoffMs?: number;
  metrics?: ProviderMetrics | undefined;
  /** Random number from 0 to 1. */
  random?: () => number;
}

export interface HttpClient {
  /** Errors: `ProviderError` if the request has no outcome for its items. */
  send(request: WireRequest): Promise<Envelope>;
  /**
   * Downloads a file from a URL in a response, without credentials; undefined if the file is gone.
   * Errors: `ProviderError`; `invalid_response` for a host outside of `fileHosts`, and for a file that is too large.
   */
  download(url: string, options: { signal?: AbortSignal | undefined }): Promise<Uint8Array | undefined>;
}

/** Sends requests in the provider's envelope. Retries with backoff and jitter where a retry is safe. */
export function createHttpClient({
  baseUrl,
  fileHosts = [],
  timeoutMs = 120_000,
  maxResponseBytes = 64_000_000,
  maxTries = 4,
  backoffMs = 500,
  maxBackoffMs = 15_000,
  metrics,
  random = Math.random,
}: HttpClientOptions): HttpClient {
  const limits = { timeoutMs, maxResponseBytes };

  const traced = <Result>(name: string, request: () => Promise<Result>): Promise<Result> =>
    tracer.startActiveSpan(`provider ${name}`, { kind: SpanKind.CLIENT }, async (span) => {
      try {
        return await measured(name, request);
      } catch (error) {
        const message = error instanceof ProviderError ? error.code : 'unexpected';
        span.setStatus({ code: SpanStatusCode.ERROR, message });
        throw error;
      } finally {
        span.end();
      }
    });

  async function measured<Result>(method: string, request: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    try {
      const result = await request();
      metrics?.observe({ method, outcome: 'ok', seconds: seconds() });
      return result;
    } catch (error) {
      if (error instanceof ProviderError)
        metrics?.observe({ method, outcome: error.code, seconds: seconds() });
      throw error;
    }
  }

  /** Retries an action where a retry is safe. */
  async function repeated<Result>(
    { isIdempotent, signal }: Pick<WireRequest, 'isIdempotent' | 'signal'>,
    request: () => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await request();
      } catch (error) {
        const mayRepeat =
          error instanceof ProviderError && error.isRetryable && (isIdempotent || !error.mayHaveArrived);
        if (!mayRepeat || attempt >= maxTries) throw error;
        metrics?.countRetry(error.code);
        const backoff = Math.min(maxBackoffMs, backoffMs * 2 ** (attempt - 1));
        await pause(Math.max(error.retryAfterMs ?? 0, backoff * (0.5 + random() / 2)), signal);
      }
    }
  }

  return {
    send: (request) =>
      repeated(request, () =>
        traced(request.path, () => exchange(new URL(request.path, baseUrl), request, limits)),
      ),
    async download(address, { signal }) {
      const url = new URL(address);
      if (!isFileAddress(url, { baseUrl, fileHosts }))
        throw new ProviderError('invalid_response', { message: `rejected file URL of ${url.host}` });
      return repeated({ isIdempotent: true, signal }, () =>
        traced('file', () => withLimits(signal, limits, (options) => fetchFile(url, options))),
      );
    },
  };
}

/**
 * Whether a file may be fetched from a URL. The provider names the URL, which must not lead to other hosts, such as
 * those of the local network.
 */
function isFileAddress(
  url: URL,
  { baseUrl, fileHosts }: { baseUrl: string; fileHosts: readonly string[] },
): boolean {
  if (url.origin === new URL(baseUrl).origin) return true;
  const isKnown = fileHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isKnown && url.protocol === 'https:' && url.port === '';
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (cause) {
    throw new ProviderError('cancelled', { cause });
  }
}

type Limits = { timeoutMs: number; maxResponseBytes: number };

async function exchange(url: URL, request: WireRequest, limits: Limits): Promise<Envelope> {
  const { credentials, body, signal } = request;
  const content = { header: credentials, body };
  const text = await withLimits(signal, limits, (options) => fetchText(url, content, options));
  return checkedEnvelope(text, request);
}

interface FetchOptions {
  signal: AbortSignal;
  maxResponseBytes: number;
}

/** Runs an action within the request limits. Errors: `ProviderError`. */
async function withLimits<Result>(
  signal: AbortSignal | undefined,
  { timeoutMs, maxResponseBytes }: Limits,
  request: (options: FetchOptions) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw new ProviderError('cancelled');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await request({
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      maxResponseBytes,
    });
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (signal?.aborted) throw new ProviderError('cancelled', { mayHaveArrived: true });
    if (timeout.aborted) throw new ProviderError('timeout', { mayHaveArrived: true });
    throw new ProviderError('unreachable', { mayHaveArrived: !neverConnected(error), cause: error });
  }
}

/**
 * Posts a request and returns the response body. Errors: `ProviderError` for an unexpected status, a redirect or a
 * response that is too large.
 */
export async function fetchText(url: URL, body: object, options: FetchOptions): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: options.signal,
    headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const bytes = await bytesOf(response, options);
  if (!response.ok) throw statusError(response);
  return bytes.toString('utf8');
}

/** Fetches a file; undefined if it is gone. Errors: as for `fetchText`. */
async function fetchFile(url: URL, options: FetchOptions): Promise<Uint8Array | undefined> {
  const response = await fetch(url, { redirect: 'manual', signal: options.signal });
  const bytes = await bytesOf(response, options);
  if ([403, 404, 410].includes(response.status)) return undefined;
  if (!response.ok) throw statusError(response);
  return bytes;
}

async function bytesOf(response: Response, { maxResponseBytes }: FetchOptions): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    // asserted: the body of a response consists of bytes
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxResponseBytes) throw new ProviderError('invalid_response', { mayHaveArrived: true });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function statusError({ status, headers }: Response): ProviderError {
  const code =
    accessCodes[status === 429 ? 421 : status === 503 ? 405 : status] ??
    (status >= 500 ? 'system' : 'invalid_response');
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return new ProviderError(code, {
    providerCode: String(status),
    mayHaveArrived: status === 502 || status === 503 || !unprocessedErrors.includes(code),
    ...(seconds >= 0 && { retryAfterMs: Math.min(seconds, 3_600) * 1_000 }),
  });
}

function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return (
    typeof code === 'string' && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code)
  );
}

function checkedEnvelope(text: string, { hasExactNumbers }: Pick<WireRequest, 'hasExactNumbers'>): Envelope {
  const parsed = envelopeSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new ProviderError('invalid_response', { mayHaveArrived: true });
  const { header } = parsed.data;
  const [failure] = header.failures ?? [];
  const access = header.status >= 2 && failure ? accessCodes[failure.code] : undefined;
  if (access === undefined && header.status !== 3) {
    if (!hasExactNumbers) return parsed.data;
    const exact = envelopeSchema.pick({ body: true }).parse(jsonOf(withNumbersAsText(text)));
    return { header, body: exact.body };
  }
  const code = access ?? 'system';
  throw new ProviderError(code, {
    mayHaveArrived: !unprocessedErrors.includes(code),
    ...(failure && { providerCode: failure.code }),
    ...(failure?.content && { ticket: failure.content }),
  });
}

/** Parses JSON. Errors: `ProviderError` for invalid JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('invalid_response', { mayHaveArrived: true, cause });
  }
}
