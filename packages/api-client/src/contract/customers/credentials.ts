import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { optionalLine, requiredLine } from '../names';
import { recordLimits } from './records';

/** Max characters of a token. */
const maxToken = 4_096;
const tokenOf = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: 'too_many_characters' }),
      z.regex(/^[\x21-\x7e]*$/, { error: 'forbidden_characters' }),
    );

/** What a user enters of the credentials of a provider account. Tokens are never sent back. */
export const credentialsInputSchema = z.object({
  /** Name of the account at the provider. */
  userName: requiredLine(recordLimits.name),
  accessToken: tokenOf(maxToken).check(z.minLength(1, { error: 'required' })),
  /** Renews the access token; '': it has to be entered again when it ends. */
  refreshToken: tokenOf(maxToken),
  /** Id of the user who authorized, needed to renew; ''. */
  authorizedBy: optionalLine(20).check(z.regex(/^\d*$/, { error: 'invalid' })),
  /** End of the access token; null: unknown. */
  expiresTime: z.nullable(z.iso.datetime()),
});
/** What a user enters of the credentials of a provider account. */
export type CredentialsInput = z.infer<typeof credentialsInputSchema>;

/** State of the credentials of a provider account, without the tokens. */
const credentialsStateSchema = z.object({
  /** False: this server sends to the simulator, which needs none. */
  areNeeded: z.boolean(),
  /** False: the server has no key to encrypt them with. */
  canStore: z.boolean(),
  stored: z.nullable(
    z.object({
      userName: z.string(),
      expiresTime: z.nullable(z.iso.datetime()),
      /** Whether the server renews the access token by itself. */
      isRenewable: z.boolean(),
      /** False: they were encrypted with a key that the server does not have. */
      isReadable: z.boolean(),
      updatedTime: z.iso.datetime(),
      /** Name of the user; null for one that is deleted. */
      updatedBy: z.nullable(z.string()),
    }),
  ),
});
/** State of the credentials of a provider account, without the tokens. */
export type CredentialsState = z.infer<typeof credentialsStateSchema>;

/** Why the provider did not let an account in. */
export const credentialsFailures = [
  'credentials_missing',
  'credentials_wrong',
  'credentials_expired',
  'forbidden',
  'quota_used_up',
  /** The provider did not respond, or not with a response. */
  'unreachable',
] as const;
/** Why the provider did not let an account in. */
export type CredentialsFailure = (typeof credentialsFailures)[number];

const view = { permission: 'account:account:view' } as const;
const edit = { permission: 'account:credentials:edit' } as const;
const common = { method: 'POST', account: 'none', bodyKind: 'json', params: z.object({}) } as const;
const base = '/marketing/api/v1/account/credentials';
const idSchema = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** State of the credentials of one account. Errors: 404. */
export const credentialsState = defineEndpoint({
  ...common,
  path: `${base}/state`,
  summary: 'Returns the state of a provider account’s credentials, without the tokens.',
  access: view,
  body: z.object({ id: idSchema }),
  data: credentialsStateSchema,
  paged: false,
  heavy: false,
});

/** Encrypts and stores credentials in place of earlier ones. Errors: 404; 931003 when the server has no key. */
export const credentialsSave = defineEndpoint({
  ...common,
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
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes the credentials of a provider account.',
  access: edit,
  body: z.object({ id: idSchema }),
  data: credentialsStateSchema,
  paged: false,
  heavy: false,
});

/** Asks the provider for the account with the stored credentials, and stores its balance. Errors: 404. */
export const credentialsCheck = defineEndpoint({
  ...common,
  path: `${base}/check`,
  summary: 'Tests the stored credentials, and stores the balance that the provider returns.',
  access: edit,
  body: z.object({ id: idSchema }),
  data: z.object({
    /** null: the provider accepted them. */
    failure: z.nullable(z.enum(credentialsFailures)),
    /** Name of the account at the provider; '' where it returned none. */
    userName: z.string(),
    /** Decimal text; null where it returned none. */
    balance: z.nullable(z.string()),
  }),
  paged: false,
  heavy: false,
});
