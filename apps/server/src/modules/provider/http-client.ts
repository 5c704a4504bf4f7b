import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError, type ProviderErrorCode } from './provider-error';
import { accessCodes, envelopeSchema, unprocessedErrors, type Envelope } from './wire/envelope';
import { withNumbersAsText } from './wire/exact-json';

/** Without a collector of traces, its spans are recorded nowhere. */
const tracer = trace.getTracer('meridian');

/** Measures requests to the provider. */
export interface ProviderMetrics {
  observe(request: { method: string; outcome: 'ok' | ProviderErrorCode; seconds: number }): void;
  countRetry(reason: ProviderErrorCode): void;
}

export interface WireRequest {
  /** `Service/method` below the base address. */
  path: string;
  credentials: { userName: string; accessToken: string };
  body: object;
  /** Whether it may be sent again when it may have been processed. */
  isIdempotent: boolean;
  /** The numbers of the response's body arrive as texts with their own digits. */
  hasExactNumbers?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

export interface HttpClientOptions {
  /** Ends with a slash. Its host is the only one that is requested. */
  baseUrl: string;
  timeoutMs?: number;
  maxResponseBytes?: number;
  maxTries?: number;
  /** Of the first repetition; doubled with each further one. */
  backoffMs?: number;
  maxBackoffMs?: number;
  metrics?: ProviderMetrics | undefined;
  /** From 0 to 1. */
  random?: () => number;
}

export interface HttpClient {
  /** Errors: `ProviderError` for a request without an outcome for its items. */
  send(request: WireRequest): Promise<Envelope>;
}

/** Sends requests in the provider's envelope, and repeats those that may be repeated, with backoff and jitter. */
export function createHttpClient({
  baseUrl,
  timeoutMs = 120_000,
  maxResponseBytes = 64_000_000,
  maxTries = 4,
  backoffMs = 500,
  maxBackoffMs = 15_000,
  metrics,
  random = Math.random,
}: HttpClientOptions): HttpClient {
  const limits = { timeoutMs, maxResponseBytes };

  const sendOnce = (request: WireRequest) =>
    tracer.startActiveSpan(`provider ${request.path}`, { kind: SpanKind.CLIENT }, async (span) => {
      try {
        return await measured(request);
      } catch (error) {
        const message = error instanceof ProviderError ? error.code : 'unexpected';
        span.setStatus({ code: SpanStatusCode.ERROR, message });
        throw error;
      } finally {
        span.end();
      }
    });

  async function measured(request: WireRequest): Promise<Envelope> {
    const start = performance.now();
    const method = request.path;
    const seconds = () => (performance.now() - start) / 1000;
    try {
      const envelope = await exchange(new URL(request.path, baseUrl), request, limits);
      metrics?.observe({ method, outcome: 'ok', seconds: seconds() });
      return envelope;
    } catch (error) {
      if (error instanceof ProviderError)
        metrics?.observe({ method, outcome: error.code, seconds: seconds() });
      throw error;
    }
  }

  return {
    async send(request) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await sendOnce(request);
        } catch (error) {
          const mayRepeat =
            error instanceof ProviderError &&
            error.isRetryable &&
            (request.isIdempotent || !error.mayHaveArrived);
          if (!mayRepeat || attempt >= maxTries) throw error;
          metrics?.countRetry(error.code);
          const backoff = Math.min(maxBackoffMs, backoffMs * 2 ** (attempt - 1));
          await pause(Math.max(error.retryAfterMs ?? 0, backoff * (0.5 + random() / 2)), request.signal);
        }
      }
    },
  };
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
  if (signal?.aborted) throw new ProviderError('cancelled');
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const text = await fetchText(
    url,
    { header: credentials, body },
    {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      maxResponseBytes: limits.maxResponseBytes,
    },
  ).catch((error: unknown) => {
    if (error instanceof ProviderError) throw error;
    if (signal?.aborted) throw new ProviderError('cancelled', { mayHaveArrived: true });
    if (timeout.aborted) throw new ProviderError('timeout', { mayHaveArrived: true });
    throw new ProviderError('unreachable', { mayHaveArrived: !neverConnected(error), cause: error });
  });
  return checkedEnvelope(text, request);
}

/** Errors: `ProviderError` for a status, a redirect or a size that is none of the provider's. */
export async function fetchText(
  url: URL,
  body: object,
  { signal, maxResponseBytes }: { signal: AbortSignal; maxResponseBytes: number },
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    // asserted: the body of a response consists of bytes
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxResponseBytes) throw new ProviderError('invalid_response', { mayHaveArrived: true });
    chunks.push(bytes);
  }
  if (!response.ok) throw statusError(response);
  return Buffer.concat(chunks).toString('utf8');
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

/** Errors: `ProviderError` for text that is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('invalid_response', { mayHaveArrived: true, cause });
  }
}
