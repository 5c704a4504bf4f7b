import type * as z from 'zod/mini';

/**
 * The value of a stored JSON text, which other versions, tabs or people may have written.
 *
 * Shape:  undefined for no text, damaged text, and what the schema rejects.
 */
export function parseStored<Schema extends z.ZodMiniType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // no JSON
  }
}

/** A record or a list of what may be damaged: entries that `schema` rejects are left out. */
export function validEntries<Schema extends z.ZodMiniType>(
  entries: Readonly<Record<string, unknown>>,
  schema: Schema,
): Record<string, z.output<Schema>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => {
      const { success, data } = schema.safeParse(value);
      return success ? [[key, data] as const] : [];
    }),
  );
}
