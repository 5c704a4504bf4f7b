import type * as z from 'zod/mini';

/**
 * The value of a stored JSON text, which other versions, tabs or users may have written.
 *
 * Shape:  undefined for a missing or damaged text, or if the schema rejects it.
 */
export function parseStored<Schema extends z.ZodMiniType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // invalid JSON
  }
}

/** A record or a list from possibly damaged data: entries that `schema` rejects are left out. */
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
