import { randomInt } from 'node:crypto';

// without characters that are easily confused
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const maxLength = 20;

/** A random password of letters and digits; by default of the maximum length. */
export function createRandomPassword(length = maxLength): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
