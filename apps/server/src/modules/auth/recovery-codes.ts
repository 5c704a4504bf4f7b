import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const length = 16;

/** New recovery codes as shown to users: four groups of four characters. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)))
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

/** Normalizes a code: ignores spaces, hyphens and case. */
export function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
}

/** Hash of a recovery code, as stored. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest();
}
