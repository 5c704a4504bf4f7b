import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod';
import { DomainError } from '../lib/domain-error';

/** Keys of the namespace `errors` that a schema of the contract may name as its message. */
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
];

/** Validates a part of a request and replaces it by the output of its schema. */
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
 * Shape:  path with dots → key of the namespace `errors`; the first issue of a path counts.
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
