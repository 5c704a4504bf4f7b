import type { WireRequest } from './http-client';
import { ProviderError } from './provider-error';
import type { CallOptions } from './provider-port';
import type { Envelope } from './wire/envelope';

/** Sends a request for one account. */
export type Send = (
  path: string,
  body: object,
  options: CallOptions & Pick<WireRequest, 'isIdempotent' | 'hasExactNumbers'>,
) => Promise<Envelope>;

/** Content of a file that the provider generated; undefined if it is gone. Errors: `ProviderError`. */
export type Download = (url: string, options: CallOptions) => Promise<Uint8Array | undefined>;

/** Parses provider content. Errors: `ProviderError` if it does not match the provider's format. */
export function parseProviderContent<Value>(parse: () => Value): Value {
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
