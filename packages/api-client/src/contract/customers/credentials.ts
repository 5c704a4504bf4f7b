import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { optionalLine, requiredLine } from '../names';
import { recordLimits } from './records';

/** Maximum number of characters of a token. */
const maxToken = 4_096;
const tokenOf = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: 'too_many_characters' }),
      z.regex(/^[\x21-\x7e]*$/, { error: 'forbidden_characters' }),
    );

/** User input of the credentials of a provider account. Tokens are never sent back. */
export const credentialsInputSchema = z.object({
  /** Username of the account at the provider. */
  userName: requiredLine(recordLimits.name),
  accessToken: tokenOf(maxToken).check(z.minLength(1, { error: 'required' })),
  /** Renews the access token; if empty, users must enter it again when it expires. */
  refreshToken: tokenOf(maxToken),
  /** Id of the user who authorized the access, needed to renew the token; may be empty. */
  authorizedBy: optionalLine(20).check(z.regex(/^\d*$/, { error: 'invalid' })),
  /** Expiry of the access token; null if unknown. */
  expiresTime: z.nullable(z.iso.datetime()),
});
/** User input of the credentials of a provider account. */
export type CredentialsInput = z.infer<typeof credentialsInputSchema>;

/** State of the credentials of a provider account, without the tokens. */
const credentialsStateSchema = z.object({
  /** False if this server uses the simulator, which needs no credentials. */
  areNeeded: z.boolean(),
  /** False if the server has no key to encrypt credentials. */
  canStore: z.boolean(),
  stored: z.nullable(
    z.object({
      userName: z.string(),
      expiresTime: z.nullable(z.iso.datetime()),
      /** Whether the server renews the access token automatically. */
      isRenewable: z.boolean(),
      /** False if they were encrypted with a key that the server does not have. */
      isReadable: z.boolean(),
      updatedTime: z.iso.datetime(),
      /** Name of the user; null if the user was deleted. */
      updatedBy: z.nullable(z.string()),
    }),
  ),
});
/** State of the credentials of a provider account, without the tokens. */
export type CredentialsState = z.infer<typeof credentialsStateSchema>;

/** Why the provider rejected the credentials of an account. */
export const credentialsFailures = [
  'credentials_missing',
  'credentials_wrong',
  'credentials_expired',
  'forbidden',
  'quota_used_up',
  /** The provider did not respond, or sent an invalid response. */
  'unreachable',
] as const;
/** Why the provider rejected the credentials of an account. */
export type CredentialsFailure = (typeof credentialsFailures)[number];

const view = { permission: 'account:account:view' } as const;
const edit = { permission: 'account:credentials:edit' } as const;
const base = '/marketing/api/v1/account/credentials';
const idSchema = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** State of the credentials of one account. Errors: 404. */
export const credentialsState = defineEndpoint({
  account: 'none',
  path: `${base}/state`,
  summary: 'Returns the state of a provider account’s credentials, without the tokens.',
  access: view,
  body: z.object({ id: idSchema }),
  data: credentialsStateSchema,
  paged: false,
  heavy: false,
});

/** Encrypts and stores credentials, replacing earlier ones. Errors: 404; 931003 when the server has no key. */
export const credentialsSave = defineEndpoint({
  account: 'none',
  path: `${base}/save`,
  summary: 'Stores the credentials of a provider account, encrypted.',
  access: edit,
  body: z.extend(credentialsInputSchema, { id: idSchema }),
  data: credentialsStateSchema,
  paged: false,
  heavy: false,
});

/** Deletes the credentials of an account. Errors: 404. */
export const credentialsDelete = defineEndpoint({
  account: 'none',
  path: `${base}/delete`,
  summary: 'Deletes the credentials of a provider account.',
  access: edit,
  body: z.object({ id: idSchema }),
  data: credentialsStateSchema,
  paged: false,
  heavy: false,
});

/** Reads the account from the provider with the stored credentials, and stores its balance. Errors: 404. */
export const credentialsCheck = defineEndpoint({
  account: 'none',
  path: `${base}/check`,
  summary: 'Tests the stored credentials, and stores the balance that the provider returns.',
  access: edit,
  body: z.object({ id: idSchema }),
  data: z.object({
    /** null: the provider accepted them. */
    failure: z.nullable(z.enum(credentialsFailures)),
    /** Username of the account at the provider; empty if none was returned. */
    userName: z.string(),
    /** Decimal text; null if none was returned. */
    balance: z.nullable(z.string()),
  }),
  paged: false,
  heavy: false,
});
