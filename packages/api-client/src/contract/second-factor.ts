import * as z from 'zod/mini';
import { pwdSchema } from './auth';
import { defineEndpoint } from './endpoint';

const noBody = z.optional(z.object({}));
/** Six digits of the app, or a recovery code; spaces, hyphens and case are ignored. */
const codeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const own = { access: 'session', account: 'none', paged: false } as const;
const base = '/marketing/api/v1/user/secondFactor';

/**
 * The second step of a login. The challenge of `login` is valid for 5 minutes and for one login. Errors: 910003, 910007 to 910010, see
 * `errorCodes`.
 */
export const loginCode = defineEndpoint({
  ...own,
  path: '/marketing/api/v1/user/login/code',
  summary:
    'Completes a login with a code from the authenticator app or a recovery code, and starts a session of one day.',
  access: 'public',
  body: z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(100)), code: codeSchema }),
  data: z.object({ token: z.string() }),
  heavy: false,
});

/** State of the caller's second factor. */
export const secondFactorState = defineEndpoint({
  ...own,
  path: `${base}/state`,
  allowedDuring: ['secondFactor'],
  summary:
    'Returns whether the caller has two-step verification, since when, and how many recovery codes are left.',
  body: noBody,
  data: z.object({
    /** Null without a second factor. */
    sinceTime: z.nullable(z.iso.datetime()),
    recoveryCodesLeft: z.int().check(z.minimum(0)),
    /** Whether the server has a key to encrypt secrets; without one a second factor cannot be turned on. */
    canStore: z.boolean(),
  }),
  heavy: false,
});

/**
 * Creates a secret for an authenticator app; it has no effect before `secondFactorConfirm`. Errors: 409 when one is on, 910002, 910004,
 * 910010.
 */
export const secondFactorBegin = defineEndpoint({
  ...own,
  path: `${base}/begin`,
  summary: 'Creates a secret for an authenticator app, which must be confirmed within 10 minutes.',
  /** The password is required unless a second factor is the pending step of the session. */
  body: z.object({ pwd: z.optional(pwdSchema) }),
  allowedDuring: ['secondFactor'],
  data: z.object({
    /** Base32, for manual entry. */
    secret: z.string(),
    /** `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
  heavy: false,
});

const recoveryCodes = z.object({
  /** Each replaces a code of the app once. Returned only here. */
  recoveryCodes: z.array(z.string()),
});

/**
 * Turns the second factor on, which ends the pending step `secondFactor` of this session. Errors: 910007 if `secondFactorBegin` was too
 * long ago, 910008.
 */
export const secondFactorConfirm = defineEndpoint({
  ...own,
  path: `${base}/confirm`,
  summary: 'Turns on two-step verification with a code from the app, and returns recovery codes.',
  body: z.object({ code: codeSchema }),
  data: recoveryCodes,
  allowedDuring: ['secondFactor'],
  heavy: false,
});

/**
 * Ends the pending step `secondFactor` of this session, with a code of the app or a recovery code. Errors: 404 without a second
 * factor, 910008 to 910010.
 */
export const secondFactorProve = defineEndpoint({
  ...own,
  path: `${base}/prove`,
  summary:
    'Completes two-step verification in a single sign-on session, with a code from the app or a recovery code.',
  body: z.object({ code: codeSchema }),
  data: z.null(),
  allowedDuring: ['secondFactor'],
  heavy: false,
});

/** Turns the second factor off. Errors: 404 without one, 910002, 910004, 910008, 910010. */
export const secondFactorEnd = defineEndpoint({
  ...own,
  path: `${base}/end`,
  summary: 'Turns off two-step verification, with the password and a code.',
  body: z.object({ pwd: pwdSchema, code: codeSchema }),
  data: z.null(),
  heavy: false,
});

/** Creates new recovery codes and invalidates all earlier ones. Errors: as for `secondFactorEnd`. */
export const secondFactorRenewCodes = defineEndpoint({
  ...own,
  path: `${base}/renewCodes`,
  summary: 'Replaces the recovery codes, with the password and a code. The previous ones stop working.',
  body: z.object({ pwd: pwdSchema, code: codeSchema }),
  data: recoveryCodes,
  heavy: false,
});
