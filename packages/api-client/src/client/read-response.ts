import type { Endpoint } from '../contract/endpoint';
import { errorResponseSchema, successSchema } from '../contract/envelope';
import { ContractError, ApiResponseError } from '../errors/errors';

/** A response as received. */
export interface RawResponse {
  status: number;
  text: string;
  /** The header `retry-after`. */
  retryAfter: string | null;
}

/** A response of fetch whose body has been read. */
export const rawResponseOf = (response: Response, text: string): RawResponse => ({
  status: response.status,
  text,
  retryAfter: response.headers.get('retry-after'),
});

/**
 * The validated content of a response: its `data`, or `{ data, page }` of a list.
 *
 * Errors: ApiResponseError for any other code than 200, ContractError for a response that does not match the contract.
 */
export function readResponse(endpoint: Endpoint, raw: RawResponse): unknown {
  const json = parseJson(raw.text);
  throwIfError(json, raw);
  const envelope = successSchema(endpoint.data, { paged: endpoint.paged }).safeParse(json);
  if (!envelope.success) {
    throw new ContractError(`unexpected response of ${endpoint.path}`, { cause: envelope.error });
  }
  const { data } = envelope.data;
  return 'page' in envelope.data ? { data, page: envelope.data.page } : data;
}

/** Throws ApiResponseError for a rejected request, by the envelope or the HTTP status alone. */
export function throwIfError(json: unknown, { status, retryAfter }: Omit<RawResponse, 'text'>): void {
  const rejection = errorResponseSchema.safeParse(json);
  if (!rejection.success && status < 400) return;
  const seconds = retryAfter === null ? NaN : Number(retryAfter);
  throw new ApiResponseError({
    ...(rejection.success ? rejection.data : { code: status, message: '' }),
    status,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** The parsed text, or undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
