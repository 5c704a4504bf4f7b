import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { languageIdSchema } from './language';
import { signInSteps } from './sign-in-steps';

/** Prefix of a `validationCode` that carries a solved proof of work instead of the letters of the picture. */
export const proofOfWorkPrefix = 'pow:';

/** A proof-of-work challenge in altcha's format; the solver reads `parameters`, the server checks `signature`. */
export const challengeSchema = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.optional(z.string()),
});
/** A proof-of-work challenge for `solveProofOfWork`. */
export type Challenge = z.infer<typeof challengeSchema>;

/** A password as the client sends it: lower-case hex SHA-256 of "meridian:" and the password. */
export const pwdSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A device on which the user is logged in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  /** From the device's user agent, such as `Chrome` and `Windows`; null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['computer', 'phone', 'tablet', 'other']),
  createdTime: z.iso.datetime(),
  /** Time of the last request, at most 5 minutes late. */
  usedTime: z.iso.datetime(),
  /** Whether this is the session of the request. */
  isCurrent: z.boolean(),
});
/** A device on which the user is logged in. */
export type Session = z.infer<typeof sessionSchema>;

const noBody = z.optional(z.object({}));

/** Issues a captcha: a picture, and a proof of work as alternative. Valid once, for 2 minutes. */
export const getPictureValidationCode = defineEndpoint({
  method: 'GET',
  path: '/marketing/api/v1/system/admin/getPictureValidationCode',
  summary:
    'Returns a captcha image (PNG data URL) and, as an alternative, a proof-of-work challenge. Either can be used once, within 2 minutes.',
  access: 'public',
  account: 'none',
  body: noBody,
  data: z.object({
    /** Identifies the captcha; send it back with the solution. */
    uuid: z.string(),
    /** PNG as a data URL. */
    image: z.string().check(z.startsWith('data:image/png;base64,')),
    challenge: challengeSchema,
  }),
  paged: false,
  heavy: false,
});

/**
 * Opens a session for one day, or, for a user with a second factor, a challenge for `loginCode`. Errors: 910002 to 910006, see
 * `errorCodes`.
 */
export const login = defineEndpoint({
  path: '/marketing/api/v1/user/login',
  summary:
    'Starts a session of one day, or returns the challenge for two-step verification. `pwd` is the hex SHA-256 of "meridian:" followed by the password.',
  access: 'public',
  account: 'none',
  body: z.object({
    userName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    pwd: pwdSchema,
    /** The letters of the picture, or `pow:` and the JSON of altcha's solution. */
    validationCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    uuid: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  data: z.union([z.object({ token: z.string() }), z.object({ challenge: z.string() })]),
  paged: false,
  heavy: false,
});

/** Ends the caller's session. */
export const logout = defineEndpoint({
  path: '/marketing/api/v1/user/logout',
  summary: 'Ends the current session.',
  access: 'session',
  account: 'none',
  body: noBody,
  data: z.null(),
  paged: false,
  heavy: false,
  allowedDuring: signInSteps,
});

/** Stores the user's language. */
export const changeLanguage = defineEndpoint({
  path: '/marketing/api/v1/user/changeLanguage',
  summary: 'Stores the caller’s language.',
  access: 'session',
  account: 'none',
  body: z.object({ language: languageIdSchema }),
  data: z.null(),
  paged: false,
  heavy: false,
  allowedDuring: signInSteps,
});

/** Changes the password, ends the other sessions and returns a new token. Errors: 910001 for an incorrect old password. */
export const changePassword = defineEndpoint({
  path: '/marketing/api/v1/user/changePassword',
  summary: 'Changes the caller’s password, ends all other sessions and returns a new token for this one.',
  access: 'session',
  account: 'none',
  body: z.object({ oldPwd: pwdSchema, newPwd: pwdSchema }),
  data: z.object({ token: z.string() }),
  paged: false,
  heavy: false,
  allowedDuring: ['password'],
});

/** Ends one of the caller's sessions. Errors: 404 for an unknown id. */
export const sessionClose = defineEndpoint({
  path: '/marketing/api/v1/user/session/close',
  summary: 'Ends one of the caller’s sessions.',
  access: 'session',
  account: 'none',
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  paged: false,
  heavy: false,
  allowedDuring: ['password'],
});

/** Lists the devices on which the caller is logged in. */
export const sessionList = defineEndpoint({
  path: '/marketing/api/v1/user/session/list',
  summary: 'Returns the caller’s active sessions, newest first.',
  access: 'session',
  account: 'none',
  body: noBody,
  data: z.object({ list: z.array(sessionSchema) }),
  paged: false,
  heavy: false,
  allowedDuring: ['password'],
});

/** Other ways to log in, if configured: the OpenID provider, and the trusted page that can hand over a token. */
export const getSignInOptions = defineEndpoint({
  method: 'GET',
  path: '/marketing/api/v1/system/admin/getSignInOptions',
  summary:
    'Returns the other ways to log in that are configured: the OpenID provider, and the page that can hand over a token.',
  access: 'public',
  account: 'none',
  body: noBody,
  data: z.object({
    ssoOrigin: z.nullable(z.string()),
    /** The OpenID provider of the company, with its name on the button. */
    company: z.nullable(z.object({ label: z.string() })),
  }),
  paged: false,
  heavy: false,
});
