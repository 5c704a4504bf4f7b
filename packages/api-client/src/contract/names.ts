import * as z from 'zod/mini';

/** Maximum lengths of names, in characters. */
export const nameLimits = { userName: 100, displayName: 100, role: 60 } as const;

/** Control characters, lone surrogates, line separators, and invisible marks that set the direction of the surrounding text. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const lineOf = (max: number) =>
  z.string().check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(max, { error: 'too_many_characters' }),
    z.refine((text) => !forbidden.test(text), { error: 'forbidden_characters' }),
  );

/** A single-line text in any script, trimmed; it may be empty. Its errors are keys of the namespace `errors`. */
export const optionalLine = (max: number) => lineOf(max);
/** A single-line text that is not empty. */
export const requiredLine = (max: number) => lineOf(max).check(z.minLength(1, { error: 'required' }));

/** Version of a record that several people edit. It increases with each save; a save of an older one is rejected with 409. */
export const versionSchema = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
