import * as z from 'zod';

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** Whether nobody on the way can read what is sent to an address. */
export const isSecure = (value: string) => value.startsWith('https:') || loopback.test(value);

/** The setting with the address at which users open the console; links in mails and the sign-in at a company need it. */
export const publicOriginSetting = {
  MERIDIAN_PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://ads.example.com' })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value && isSecure(value), {
      error: 'use the origin alone, without a path, with https',
    })
    .optional(),
};
