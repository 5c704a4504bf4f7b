import * as z from 'zod';
import { ConfigError } from './config-error';
import type { publicOriginSetting } from './config-public-origin';

/** Settings of email. */
export const mailServerSettings = {
  MERIDIAN_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, { error: 'use an address such as smtps://user:password@mail.example.com' })
    .refine((value) => URL.canParse(value), { error: 'use an address such as smtp://mail.example.com:587' })
    .optional(),
  MERIDIAN_MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n,;]+ <[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/, {
      error: 'use a sender such as Meridian <reports@example.com>',
    })
    .optional(),
};
type Values = z.output<z.ZodObject<typeof mailServerSettings & typeof publicOriginSetting>>;

/** The mail server, and the sender and links of emails. */
export interface MailConfig {
  /** `smtp://` upgrades to TLS if the server offers it, `smtps://` uses TLS from the start. */
  smtpUrl: string;
  from: string;
  /** Origin of the console, for links in emails. */
  publicOrigin: string;
}

/** Errors: `ConfigError` if only some of the required settings are present. */
export function readMailConfig(values: Values): MailConfig | undefined {
  const {
    MERIDIAN_SMTP_URL: smtpUrl,
    MERIDIAN_MAIL_FROM: from,
    MERIDIAN_PUBLIC_ORIGIN: publicOrigin,
  } = values;
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined || from === undefined || publicOrigin === undefined)
    throw new ConfigError(
      'MERIDIAN_SMTP_URL and MERIDIAN_MAIL_FROM must be set together, and need MERIDIAN_PUBLIC_ORIGIN.',
    );
  return { smtpUrl, from, publicOrigin };
}
