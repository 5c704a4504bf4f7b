import * as z from 'zod';

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** Whether requests to an address are protected from eavesdropping: HTTPS, or this machine. */
export const isSecure = (value: string) => value.startsWith('https:') || loopback.test(value);

/** The address at which users open the console, required by links in emails and by the company login. */
export const publicOriginSetting = {
  MERIDIAN_PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://ads.example.com' })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value && isSecure(value), {
      error: 'use an https origin without a path',
    })
    .optional(),
};
