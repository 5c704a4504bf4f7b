import * as fc from 'fast-check';
import * as z from 'zod';

type Schema = z.core.JSONSchema._JSONSchema;

/** Texts that break code which builds text from text, looks up properties by name, or stores text. */
const hostileTexts = [
  '',
  ' ',
  "'; drop table users; --",
  "' or 1=1 --",
  'cost desc; select pg_sleep(9)',
  '%_\\',
  '__proto__',
  'constructor',
  '\u202e\u200d😀',
  '\0',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '１２',
  'x'.repeat(10_000),
];
const dates = [
  '2026-11-01',
  '2026-11-16',
  '2026-11-20',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '1899-12-31',
];
const numbers = [0, 1, 2, 3, 10, 20, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER];
const uuid = '0191d0a0-0000-4000-8000-000000000001';

const anythingElse = fc.oneof(
  fc.constantFrom(null, true, [], {}, [[]], { $ne: null }, { toString: 1 }),
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...numbers),
);

/** Bodies for an endpoint: mostly in the shape of its schema, with some invalid and malicious values. */
export function arbitraryBody(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function valueOf(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return anythingElse;
  return fc.oneof({ weight: 12, arbitrary: rightValueOf(schema) }, { weight: 1, arbitrary: anythingElse });
}

function rightValueOf(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const { required = [] } = schema;
      const values = properties.map(([key, value]) => {
        const right = valueOf(value);
        return fc
          .option(right, { nil: undefined, freq: required.includes(key) ? 20 : 1 })
          .map((one): [string, unknown][] => (one === undefined ? [] : [[key, one]]));
      });
      return fc.tuple(...values).map((entries) => Object.fromEntries(entries.flat()));
    }
    case 'array':
      return fc.array(valueOf(itemOf(schema)), { maxLength: 3 });
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.constantFrom(...numbers.filter((one) => one >= (schema.minimum ?? -Infinity)));
    case 'boolean':
      return fc.boolean();
    default:
      return anythingElse;
  }
}

function itemOf({ items }: z.core.JSONSchema.BaseSchema): Schema | undefined {
  return Array.isArray(items) ? items[0] : items;
}

function textOf({ format, pattern }: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (format === 'date') return fc.constantFrom(...dates);
  if (format === 'uuid') return fc.constantFrom(uuid, uuid.toUpperCase(), 'not-a-uuid');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { maxLength: 80 });
  return fc.oneof(fc.constantFrom(...hostileTexts), fc.constantFrom('CNY', 'campaign', '营销', 'a'));
}
