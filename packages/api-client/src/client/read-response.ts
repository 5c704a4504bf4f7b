import type { Endpoint } from '../contract/endpoint';
import { errorResponseSchema, successSchema } from '../contract/envelope';
import { ContractError, ApiResponseError } from '../errors/errors';

/** An answer as it came over the wire. */
export interface RawResponse {
  status: number;
  text: string;
  /** The header of this name. */
  retryAfter: string | null;
}

/**
 * The checked content of an answer: its `data`, or `{ data, page }` of a list.
 *
 * Errors: ApiResponseError for any other code than 200, ContractError for an answer that the contract does not know.
 */
export function readResponse(endpoint: Endpoint, answer: RawResponse): unknown {
  const json = parseJson(answer.text);
  throwIfError(json, answer);
  const envelope = successSchema(endpoint.data, { paged: endpoint.paged }).safeParse(json);
  if (!envelope.success) {
    throw new ContractError(`unexpected answer of ${endpoint.path}`, { cause: envelope.error });
  }
  const { data } = envelope.data;
  return 'page' in envelope.data ? { data, page: envelope.data.page } : data;
}

/** Throws ApiResponseError when the answer refuses, by its envelope or by its HTTP status alone. */
export function throwIfError(json: unknown, { status, retryAfter }: Omit<RawResponse, 'text'>): void {
  const refusal = errorResponseSchema.safeParse(json);
  if (!refusal.success && status < 400) return;
  const seconds = retryAfter === null ? NaN : Number(retryAfter);
  throw new ApiResponseError({
    ...(refusal.success ? refusal.data : { code: status, message: '' }),
    status,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** The parsed text, or undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
