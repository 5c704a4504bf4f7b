import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/** One local part and one host, as mail servers accept them unquoted: no characters that end a header or start another address. */
const addressPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i;

/** An email address, or an empty text for none. */
export const mailAddressSchema = z.string().check(
  z.trim(),
  z.maxLength(254, { error: 'too_many_characters' }),
  z.refine((text) => text === '' || addressPattern.test(text), { error: 'invalid_email' }),
);

const mailSettingsSchema = z.object({
  /** Whether the server sends email. */
  isOffered: z.boolean(),
  address: z.nullable(z.string()),
  /** Whether the address receives email: its owner opened the link that was sent to it. */
  isConfirmed: z.boolean(),
});
/** Email settings of the user. */
export type MailSettings = z.infer<typeof mailSettingsSchema>;

const common = {
  access: 'session',
  account: 'none',
  data: mailSettingsSchema,
  paged: false,
} as const;
const base = '/marketing/api/v1/user/mail';

/** The caller's email address. Users cannot log in with it. */
export const mailSettings = defineEndpoint({
  ...common,
  path: `${base}/detail`,
  summary: 'Returns the caller’s email address, and whether the server sends email.',
  body: z.object({}),
  heavy: false,
});

/** Stores another address and sends a confirmation link to it. Errors: 400 for an invalid address or without a mail server. */
export const mailSettingsSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary:
    'Stores the caller’s email address and sends a confirmation link to it; an empty text removes the address.',
  body: z.object({ address: mailAddressSchema }),
  heavy: false,
});

/**
 * Pages of links in emails, which need no session: the query has a signed token. A GET shows the effect of the link, a POST performs it,
 * as mail programs do for RFC 8058. They respond with HTML, so they are not endpoints of the client.
 */
export const mailLink = {
  path: '/marketing/api/v1/mail/link',
  query: z.object({ token: z.string() }),
} as const;
