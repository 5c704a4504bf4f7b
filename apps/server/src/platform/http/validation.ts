import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { DomainError } from '../lib/domain-error';

/** Keys in the namespace `errors` that contract schemas may use as their message. */
const messageKeys = [
  'page_size_not_offered',
  'sort_not_offered',
  'account_required',
  'required',
  'too_many_characters',
  'forbidden_characters',
  'invalid_email',
  'invalid_currency',
  'invalid_amount',
  'invalid_alert_amount',
  'invalid_percent',
  'invalid_hours',
  'invalid_items',
  'invalid_target',
];

/** Validates a part of a request and replaces it with the schema's output. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    const fields = fieldsOf(result.error.issues, data);
    return { error: new DomainError('invalid_request', {}, { fields, cause: result.error }) };
  };

/**
 * The invalid values of a rejected request.
 *
 * Shape: dotted path → key in the namespace `errors`; the first issue of each path.
 */
function fieldsOf(issues: readonly z.core.$ZodIssue[], data: unknown): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.') || 'body';
    if (fields.has(name)) continue;
    const isMissing = valueAt(data, path) === undefined;
    fields.set(name, messageKeys.includes(message) ? message : isMissing ? 'required' : 'invalid');
  }
  return Object.fromEntries(fields);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}
