import * as z from 'zod';
import { ConfigError } from './config-error';
import type { providerSettings } from './config-provider';
import { isSecure, type publicOriginSetting } from './config-public-origin';

/** Maps the values of a claim to roles or accounts. */
export interface ClaimMapping {
  claim: string;
  /** Target names by claim value; null: the values are the target names. */
  targets: ReadonlyMap<string, readonly string[]> | null;
}

/** Settings of the login with the company's OpenID provider. */
export interface CompanySignInConfig {
  issuer: string;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  scopes: string;
  /** Provider name on the login button. */
  label: string;
  /** Console page to which the provider redirects after login. */
  redirectUri: string;
  /** Claim that contains the username. */
  nameClaim: string;
  /** Absent: administrators assign roles in Meridian. */
  roles: ClaimMapping | undefined;
  /** Absent: administrators grant accounts in Meridian. */
  accounts: ClaimMapping | undefined;
  /** Whether the first login creates an unknown user. */
  createsUsers: boolean;
  /** Whether administrators also need Meridian's two-step verification. */
  adminsNeedSecondFactor: boolean;
}

const claim = z.string().regex(/^[\w.:/-]+$/, { error: 'use the name of a claim, such as groups' });
const pairs = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.trim().split('=')))
  .refine((list) => list.every((pair) => pair.length === 2 && pair.every((part) => part.trim() !== '')), {
    error: 'use a comma-separated list such as group=target, other group=target',
  });

/** The settings `MERIDIAN_OIDC_…`. */
export const companySignInSettings = {
  MERIDIAN_OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://login.example.com' })
    .refine(isSecure, { error: 'use https' })
    .optional(),
  MERIDIAN_OIDC_CLIENT_ID: z.string().optional(),
  MERIDIAN_OIDC_CLIENT_SECRET: z.string().optional(),
  MERIDIAN_OIDC_SCOPES: z
    .string()
    .refine((value) => value.split(' ').includes('openid'), { error: 'include openid in the scopes' })
    .optional(),
  MERIDIAN_OIDC_LABEL: z.string().trim().min(1).max(40, { error: 'use at most 40 characters' }).optional(),
  MERIDIAN_OIDC_NAME_CLAIM: claim.optional(),
  MERIDIAN_OIDC_ROLES_CLAIM: claim.optional(),
  MERIDIAN_OIDC_ROLES: pairs.optional(),
  MERIDIAN_OIDC_ACCOUNTS_CLAIM: claim.optional(),
  MERIDIAN_OIDC_ACCOUNTS: pairs.optional(),
  MERIDIAN_OIDC_CREATE_USERS: z.enum(['0', '1'], { error: 'use 1 or 0' }).optional(),
  MERIDIAN_OIDC_ADMIN_SECOND_FACTOR: z.enum(['0', '1'], { error: 'use 1 or 0' }).optional(),
};

type Values = z.output<
  z.ZodObject<
    typeof companySignInSettings &
      typeof publicOriginSetting &
      Pick<typeof providerSettings, 'MERIDIAN_CREDENTIALS_KEY'>
  >
>;

/** Errors: `ConfigError` for an incomplete provider, or a mapping without its claim. */
export function readCompanySignIn(values: Values): CompanySignInConfig | undefined {
  const { MERIDIAN_OIDC_ISSUER: issuer, MERIDIAN_OIDC_CLIENT_ID: clientId } = values;
  const origin = values.MERIDIAN_PUBLIC_ORIGIN;
  if (issuer === undefined) {
    const stray = Object.entries(values).find(
      ([name, value]) => name.startsWith('MERIDIAN_OIDC_') && value !== undefined,
    );
    if (stray) throw new ConfigError(`${stray[0]} needs MERIDIAN_OIDC_ISSUER.`);
    return undefined;
  }
  if (clientId === undefined) throw new ConfigError('MERIDIAN_OIDC_ISSUER needs MERIDIAN_OIDC_CLIENT_ID.');
  if (origin === undefined)
    throw new ConfigError(
      'MERIDIAN_OIDC_ISSUER needs MERIDIAN_PUBLIC_ORIGIN, the address at which users open the console.',
    );
  const adminsNeedSecondFactor = values.MERIDIAN_OIDC_ADMIN_SECOND_FACTOR === '1';
  if (adminsNeedSecondFactor && values.MERIDIAN_CREDENTIALS_KEY === undefined)
    throw new ConfigError(
      'MERIDIAN_OIDC_ADMIN_SECOND_FACTOR needs MERIDIAN_CREDENTIALS_KEY, which encrypts the second factors.',
    );
  const roles = mappingOf(values.MERIDIAN_OIDC_ROLES_CLAIM, values.MERIDIAN_OIDC_ROLES, 'ROLES');
  return {
    issuer,
    clientId,
    clientSecret: values.MERIDIAN_OIDC_CLIENT_SECRET,
    scopes: values.MERIDIAN_OIDC_SCOPES ?? 'openid profile email',
    label: values.MERIDIAN_OIDC_LABEL ?? new URL(issuer).hostname,
    redirectUri: `${origin}/auth-redirect`,
    nameClaim: values.MERIDIAN_OIDC_NAME_CLAIM ?? 'email',
    roles,
    accounts: mappingOf(values.MERIDIAN_OIDC_ACCOUNTS_CLAIM, values.MERIDIAN_OIDC_ACCOUNTS, 'ACCOUNTS'),
    createsUsers: values.MERIDIAN_OIDC_CREATE_USERS === '1',
    adminsNeedSecondFactor,
  };
}

function mappingOf(
  name: string | undefined,
  list: readonly string[][] | undefined,
  what: 'ROLES' | 'ACCOUNTS',
): ClaimMapping | undefined {
  if (name === undefined && list !== undefined)
    throw new ConfigError(`MERIDIAN_OIDC_${what} needs MERIDIAN_OIDC_${what}_CLAIM.`);
  if (name === undefined) return undefined;
  if (list === undefined) return { claim: name, targets: null };
  const targets = new Map<string, string[]>();
  for (const [value = '', target = ''] of list.map((pair) => pair.map((part) => part.trim())))
    targets.set(value, [...(targets.get(value) ?? []), target]);
  return { claim: name, targets };
}
