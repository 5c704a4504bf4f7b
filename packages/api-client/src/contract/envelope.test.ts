import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorCodes, pageRequestSchema, errorResponseSchema, successSchema } from './envelope';

describe('successSchema', () => {
  const data = z.object({ id: z.string() });
  const response = { code: 200, message: 'success', data: { id: 'a' } };

  it('accepts 200 and no other code', () => {
    expect(successSchema(data, { paged: false }).safeParse(response).success).toBe(true);
    expect(successSchema(data, { paged: false }).safeParse({ ...response, code: 201 }).success).toBe(false);
  });

  it('requires the page of a list', () => {
    const page = { number: 1, size: 20, totalCount: 0 };
    expect(successSchema(data, { paged: true }).safeParse(response).success).toBe(false);
    expect(successSchema(data, { paged: true }).safeParse({ ...response, page }).success).toBe(true);
  });
});

it('never treats a success as an error', () => {
  expect(errorResponseSchema.safeParse({ code: 200, message: 'success' }).success).toBe(false);
  expect(errorResponseSchema.safeParse({ code: 403, message: '' }).success).toBe(true);
});

it('gives every error a separate code', () => {
  const codes = Object.values(errorCodes);
  expect(new Set(codes).size).toBe(codes.length);
});

describe('pageRequestSchema', () => {
  const schema = pageRequestSchema();

  it('starts at page 1 with 20 rows', () => {
    expect(schema.parse({})).toEqual({ number: 1, size: 20 });
  });

  it('offers 10, 20, 30 and 50 rows', () => {
    const sizes = Array.from({ length: 1001 }, (_, size) => size);
    expect(sizes.filter((size) => schema.safeParse({ size }).success)).toEqual([10, 20, 30, 50]);
  });

  it.each([{ number: 0 }, { number: 1.5 }, { size: 25 }, { size: 10_000 }])('rejects %j', (page) => {
    expect(schema.safeParse(page).success).toBe(false);
  });

  it.each(['cost', 'cost up', 'cost desc; drop table', 'cost  asc', '1 asc', ' cost asc'])(
    'rejects the order %j',
    (sortCol) => {
      expect(schema.safeParse({ sortCol }).success).toBe(false);
    },
  );

  it.each(['cost asc', 'PcCost desc'])('sorts by %j', (sortCol) => {
    expect(schema.parse({ sortCol })).toMatchObject({ sortCol });
  });
});
