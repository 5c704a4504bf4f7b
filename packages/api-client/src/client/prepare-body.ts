const auditFields: ReadonlySet<string> = new Set(['createdTime', 'createdBy', 'updatedTime', 'updatedBy']);

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** True for an object literal: not for null, an array, or an instance of a class (Date, Blob). */
export function isPlainObject(value: unknown): value is Json {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The value without createdTime, createdBy, updatedTime and updatedBy, at any depth: the server sets these. */
export function stripAuditFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripAuditFields);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !auditFields.has(key))
      .map(([key, inner]) => [key, stripAuditFields(inner)]),
  );
}

/** The body with `accountId` where the server expects it. An existing one stays. */
export function placeAccountId(
  body: Json,
  { accountId, inQuery }: { accountId: number; inQuery: boolean },
): Json {
  if (!inQuery) return { ...body, accountId: body.accountId ?? accountId };
  const query = isPlainObject(body.query) ? body.query : {};
  return { ...body, query: { ...query, accountId: query.accountId ?? accountId } };
}
