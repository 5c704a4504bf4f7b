import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that are easily mistaken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const length = 16;

/** New recovery codes, as users see them: four groups of four characters. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)))
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

/** A code as it is compared: spaces, hyphens and case do not count. */
export function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
}

/** What is stored of a recovery code. */
export function recoveryCodeHash(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest();
}
