import * as z from 'zod';
import { ConfigError } from './config-error';
import type { publicOriginSetting } from './config-public-origin';

/** The settings of mails. */
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

/** The mail server, and what mails say. */
export interface MailConfig {
  /** `smtp://` upgrades to TLS where the server offers it, `smtps://` begins with it. */
  smtpUrl: string;
  from: string;
  /** Origin of the console, for links in mails. */
  publicOrigin: string;
}

/** Errors: `ConfigError` for some of the settings without the others. */
export function readMailConfig(values: Values): MailConfig | undefined {
  const {
    MERIDIAN_SMTP_URL: smtpUrl,
    MERIDIAN_MAIL_FROM: from,
    MERIDIAN_PUBLIC_ORIGIN: publicOrigin,
  } = values;
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined || from === undefined || publicOrigin === undefined)
    throw new ConfigError(
      'MERIDIAN_SMTP_URL and MERIDIAN_MAIL_FROM need each other, and MERIDIAN_PUBLIC_ORIGIN.',
    );
  return { smtpUrl, from, publicOrigin };
}
