import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

const common = {
  access: 'public',
  account: 'none',
  paged: false,
} as const;
const base = '/marketing/api/v1/user/companySignIn';

/** Starts a login with the OpenID provider of the company. Errors: 404 when none is configured, 910014. */
export const companySignInBegin = defineEndpoint({
  ...common,
  path: `${base}/begin`,
  summary:
    'Starts single sign-on: returns the URL of the OpenID provider to open, and a handle that stays in this browser.',
  body: z.optional(z.object({})),
  data: z.object({
    /** Page of the provider, which redirects to `/auth-redirect`. */
    url: z.string(),
    /** Secret of this browser, which `companySignInComplete` needs: valid once, for 10 minutes. */
    handle: z.string(),
  }),
  heavy: false,
});

/** Opens a session for one day with the response of the provider. Errors: 404, 910003, 910011 to 910016, see `errorCodes`. */
export const companySignInComplete = defineEndpoint({
  ...common,
  path: `${base}/complete`,
  summary:
    'Completes single sign-on and starts a session of one day, from the handle and the parameters that the provider appended to `/auth-redirect`.',
  body: z.object({
    handle: z.string().check(z.minLength(1), z.maxLength(100)),
    /** The query, without the question mark. */
    query: z.string().check(z.minLength(1), z.maxLength(8_000)),
  }),
  data: z.object({ token: z.string() }),
  heavy: false,
});
