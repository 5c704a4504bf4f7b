import * as z from 'zod';

/** An id as the provider sends it; digits beyond 2^53 arrive as text. Parsed to decimal text. */
export const idSchema = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,20}$/)])
  .transform((id) => String(id));

/** An id as the provider takes it. Errors: `RangeError` for text that is no id. */
export function toWireId(id: string): number {
  const value = Number(id);
  if (!/^\d+$/.test(id) || !Number.isSafeInteger(value)) throw new RangeError('not an id of the provider');
  return value;
}
