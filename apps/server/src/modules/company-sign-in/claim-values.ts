import type { ClaimMapping, CompanySignInConfig } from '../../config-sign-in';

type Claims = Readonly<Record<string, unknown>>;

/** What a claim stands for by its mapping, without repetition. A claim may be one text or a list. */
export function mappedTargets({ claim, targets }: ClaimMapping, claims: Claims): string[] {
  const values = [claims[claim]].flat().filter((value) => typeof value === 'string' && value !== '');
  // parse boundary: filtered to texts above
  return [
    ...new Set((values as string[]).flatMap((value) => (targets ? (targets.get(value) ?? []) : value))),
  ];
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
