import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from './hash-password';

afterEach(() => vi.unstubAllGlobals());

it('hashes a known password to what servers expect', async () => {
  expect(await hashPassword('Meridian2026')).toBe(
    createHash('sha256').update('meridian:Meridian2026').digest('hex'),
  );
});

describe('on plain http, without Web Crypto', () => {
  it('gives the same hash', async () => {
    vi.stubGlobal('crypto', {});
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (password) => {
        const expected = createHash('sha256').update(`meridian:${password}`).digest('hex');
        expect(await hashPassword(password)).toBe(expected);
      }),
    );
  });
});
