import { randomInt } from 'node:crypto';

// without those that are easily mistaken for one another
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const maxLength = 20;

/** A password of letters and digits that nobody guesses; by default of the greatest length that there is. */
export function createRandomPassword(length = maxLength): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
