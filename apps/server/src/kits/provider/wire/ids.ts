import * as z from 'zod';

/** A provider id. Digits beyond 2^53 arrive as text. Parsed to decimal text. */
export const idSchema = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,20}$/)])
  .transform((id) => String(id));

/** Converts an id for a request. Errors: `RangeError` for text that is not an id. */
export function toWireId(id: string): number {
  const value = Number(id);
  if (!/^\d+$/.test(id) || !Number.isSafeInteger(value)) throw new RangeError('not an id of the provider');
  return value;
}
