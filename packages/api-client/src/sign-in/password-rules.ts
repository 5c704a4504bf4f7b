/** Minimum and maximum number of characters of a password. */
export const passwordLength = { min: 8, max: 20 } as const;

/** `length`: 8 to 20 characters. `characters`: Latin letters and digits only, and at least one. */
export const passwordRules = ['length', 'characters'] as const;
/** A rule that a new password must meet. */
export type PasswordRule = (typeof passwordRules)[number];

/**
 * The rules that a new password meets. `A` and `a` are two letters. The server receives only a hash and cannot check this.
 * Shape:  one entry per rule.
 */
export function checkPassword(password: string): Record<PasswordRule, boolean> {
  const length = countCharacters(password);
  return {
    length: length >= passwordLength.min && length <= passwordLength.max,
    characters: /^[A-Za-z0-9]+$/.test(password),
  };
}

/** Whether a new password meets all rules. */
export function isPassword(password: string): boolean {
  return Object.values(checkPassword(password)).every(Boolean);
}

/** Number of characters of a text as perceived by users: an emoji of several code units is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
