import type { ClaimMapping, CompanySignInConfig } from '../../platform/config/config-sign-in';
import { nameKeyOf } from '../../platform/lib/name-key';

type Claims = Readonly<Record<string, unknown>>;

/** Mapped values of a claim, without duplicates. A claim may be a text or a list. */
export function mappedTargets({ claim, targets }: ClaimMapping, claims: Claims): string[] {
  const values = [claims[claim]].flat().filter((value) => typeof value === 'string' && value !== '');
  // parse boundary: filtered to texts above
  return [
    ...new Set((values as string[]).flatMap((value) => (targets ? (targets.get(value) ?? []) : value))),
  ];
}

/**
 * Merges the claims of ID token and userinfo; the ID token takes precedence. An email address and its verification must
 * come from the same document, because one document's flag says nothing about the other's address. Undefined if the
 * addresses differ.
 */
export function mergeClaims(idToken: Claims, userInfo: Claims): Claims | undefined {
  const stating = [idToken, userInfo].filter(({ email }) => email !== undefined);
  const addresses = new Set(stating.map(({ email }) => nameKeyOf(String(email))));
  if (addresses.size > 1) return undefined;
  const flags = stating.flatMap((claims) => claims['email_verified'] ?? []);
  const isVerified = flags.length > 0 && flags.every((flag) => flag === true);
  return { ...userInfo, ...idToken, email_verified: isVerified };
}

/**
 * The username in the claims; undefined if there is none. An email address counts only if the provider has verified it.
 */
export function userNameIn(claims: Claims, { nameClaim }: CompanySignInConfig): string | undefined {
  const name = claims[nameClaim];
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  if (nameClaim === 'email' && claims['email_verified'] !== true) return undefined;
  return name.trim();
}

/** The person's name; empty if the provider does not send one. */
export function displayNameIn({ name }: Claims): string {
  return typeof name === 'string' ? name.trim() : '';
}
