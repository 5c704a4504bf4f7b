import type { Endpoint } from '../contract/endpoint';
import { refusalSchema, successSchema } from '../contract/envelope';
import { ContractError, RefusedError } from '../errors/errors';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  text: string;
  /** The header of this name. */
  retryAfter: string | null;
}

/**
 * The checked content of an answer: its `data`, or `{ data, page }` of a list.
 *
 * Errors: RefusedError for any other code than 200, ContractError for an answer that the contract does not know.
 */
export function readAnswer(endpoint: Endpoint, answer: RawAnswer): unknown {
  const json = parseJson(answer.text);
  throwIfRefused(json, answer);
  const envelope = successSchema(endpoint.data, { paged: endpoint.paged }).safeParse(json);
  if (!envelope.success) {
    throw new ContractError(`unexpected answer of ${endpoint.path}`, { cause: envelope.error });
  }
  const { data } = envelope.data;
  return 'page' in envelope.data ? { data, page: envelope.data.page } : data;
}

/** Throws RefusedError when the answer refuses, by its envelope or by its HTTP status alone. */
export function throwIfRefused(json: unknown, { status, retryAfter }: Omit<RawAnswer, 'text'>): void {
  const refusal = refusalSchema.safeParse(json);
  if (!refusal.success && status < 400) return;
  const seconds = retryAfter === null ? NaN : Number(retryAfter);
  throw new RefusedError({
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
