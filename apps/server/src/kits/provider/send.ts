import type { WireRequest } from './http-client';
import { ProviderError } from './provider-error';
import type { CallOptions } from './provider-port';
import type { Envelope } from './wire/envelope';

/** Sends one request for an account. */
export type Send = (
  path: string,
  body: object,
  options: CallOptions & Pick<WireRequest, 'isIdempotent' | 'hasExactNumbers'>,
) => Promise<Envelope>;

/** The bytes of a file that the provider made; undefined when they are gone. Errors: `ProviderError`. */
export type Download = (url: string, options: CallOptions) => Promise<Uint8Array | undefined>;

/** Errors: `ProviderError` for content that is none of the provider's. */
export function checked<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (cause) {
    throw new ProviderError('invalid_response', { mayHaveArrived: true, cause });
  }
}

/** Groups of at most `size` items, in order. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
