import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeId } from './make-id';

it('is a UUID of version 4, different each time', () => {
  const ids = Array.from({ length: 500 }, makeId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
