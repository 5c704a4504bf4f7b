import { ProviderError } from './provider-error';
import type { ItemOutcome } from './provider-port';
import { failurePosition, type Envelope } from './wire/envelope';
import { itemFailureOf } from './wire/failure-fields';

/**
 * Outcomes of the items of a batch. `idOf` gets the item's entry in the response, if there is one.
 *
 * Errors: `ProviderError` with `invalid_response` if the response lacks the outcome of an item.
 */
export function batchOutcomes(
  { header, body }: Envelope,
  { count, idOf }: { count: number; idOf: (entry: unknown, position: number) => string | undefined },
): ItemOutcome[] {
  const invalid = () => new ProviderError('invalid_response', { mayHaveArrived: true });
  const failures = new Map<number, ItemOutcome>();
  for (const failure of header.failures ?? []) {
    const position = failurePosition(failure);
    if (position === undefined || position >= count) throw invalid();
    if (!failures.has(position)) failures.set(position, { ok: false, failed: itemFailureOf(failure) });
  }
  if (header.status === 2 && failures.size < count) throw invalid();
  if (header.status === 0 && failures.size > 0) throw invalid();
  const entries = dataOf(body);
  const isAligned = entries.length === count;
  let next = 0;
  return Array.from({ length: count }, (_, position) => {
    const failed = failures.get(position);
    if (failed) return failed;
    const providerId = idOf(isAligned ? entries[position] : entries[next++], position);
    if (providerId === undefined) throw invalid();
    return { ok: true, providerId };
  });
}

/** `data` of a response body; empty without one. */
export function dataOf(body: unknown): readonly unknown[] {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return Array.isArray(data) ? data : data === undefined || data === null ? [] : [data];
}
