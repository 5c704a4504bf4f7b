import type { ClaimMapping, CompanySignInConfig } from '../../platform/config/config-sign-in';
import { nameKeyOf } from '../../platform/lib/name-key';

type Claims = Readonly<Record<string, unknown>>;

/** What a claim stands for by its mapping, without repetition. A claim may be one text or a list. */
export function mappedTargets({ claim, targets }: ClaimMapping, claims: Claims): string[] {
  const values = [claims[claim]].flat().filter((value) => typeof value === 'string' && value !== '');
  // parse boundary: filtered to texts above
  return [
    ...new Set((values as string[]).flatMap((value) => (targets ? (targets.get(value) ?? []) : value))),
  ];
}

/**
 * The claims of both documents about a person; the ID token wins. An address and whether it is verified come from the same document:
 * a flag of the one says nothing of the address in the other. Undefined when they name different addresses.
 */
export function mergeClaims(idToken: Claims, userInfo: Claims): Claims | undefined {
  const stating = [idToken, userInfo].filter(({ email }) => email !== undefined);
  const addresses = new Set(stating.map(({ email }) => nameKeyOf(String(email))));
  if (addresses.size > 1) return undefined;
  const flags = stating.flatMap((claims) => claims['email_verified'] ?? []);
  const isVerified = flags.length > 0 && flags.every((flag) => flag === true);
  return { ...userInfo, ...idToken, email_verified: isVerified };
}

/** The user name in the claims; undefined without one. An e-mail address counts only once the provider has verified it. */
export function userNameIn(claims: Claims, { nameClaim }: CompanySignInConfig): string | undefined {
  const name = claims[nameClaim];
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  if (nameClaim === 'email' && claims['email_verified'] !== true) return undefined;
  return name.trim();
}

/** Name of the person; empty if the provider tells none. */
export function displayNameIn({ name }: Claims): string {
  return typeof name === 'string' ? name.trim() : '';
}
