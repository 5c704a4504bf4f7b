import { commonPasswords, namesAsPassword } from '@meridian/api-client/contract';
import { pwdOf } from './password';

let guessableHashes: ReadonlySet<string> | undefined;

/**
 * Whether a client hash (`pwdOf`) is that of a common password, a text of up to 2 ASCII characters, or up to 4 digits.
 * The length of other texts cannot be seen from their hash: only the console checks it.
 */
export function isCommonPassword(pwd: string): boolean {
  guessableHashes ??= new Set([...commonPasswords(), ...shortTexts()].map(pwdOf));
  return guessableHashes.has(pwd);
}

/** Whether a client hash (`pwdOf`) is that of the username, as written or in lower case. */
export function isNameAsPassword(pwd: string, userName: string): boolean {
  return namesAsPassword(userName).some((text) => pwdOf(text) === pwd);
}

/** Very short texts, about 20,000, which take 50 ms to hash. All texts of 3 characters would take a second. */
function shortTexts(): string[] {
  const characters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  const digits = characters.filter((character) => /\d/.test(character));
  const twoDigits = pairs(digits, digits);
  return [
    '',
    ...characters,
    ...pairs(characters, characters),
    ...pairs(twoDigits, digits),
    ...pairs(twoDigits, twoDigits),
  ];
}

const pairs = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => one + other));
