import * as z from 'zod';
import { ConfigError } from './config-error';

/** The settings of mails. */
export const mailSettingFields = {
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
  MERIDIAN_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://ads.example.com' })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
      error: 'use the origin alone, without a path',
    })
    .optional(),
};
type MailSettingValues = {
  [Name in keyof typeof mailSettingFields]?: z.infer<(typeof mailSettingFields)[Name]>;
};

/** The mail server, and what mails say. */
export interface MailConfig {
  /** `smtp://` upgrades to TLS where the server offers it, `smtps://` begins with it. */
  smtpUrl: string;
  from: string;
  /** Origin of the console, for links in mails. */
  publicUrl: string;
}

/** Errors: `ConfigError` for some of the settings without the others. */
export function readMailConfig(values: MailSettingValues): MailConfig | undefined {
  const { MERIDIAN_SMTP_URL: smtpUrl, MERIDIAN_MAIL_FROM: from, MERIDIAN_PUBLIC_URL: publicUrl } = values;
  if (smtpUrl === undefined && from === undefined && publicUrl === undefined) return undefined;
  if (smtpUrl === undefined || from === undefined || publicUrl === undefined)
    throw new ConfigError('MERIDIAN_SMTP_URL, MERIDIAN_MAIL_FROM and MERIDIAN_PUBLIC_URL need each other.');
  return { smtpUrl, from, publicUrl };
}
