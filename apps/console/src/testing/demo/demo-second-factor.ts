import type { FakeEndpoint } from '../fake-server';

const recoveryCodes = [
  ...['h4kp-w9ta-mx3e-7ncd', 'q2vy-8rjb-fz5u-e6gs', 'a7md-kc4x-n9wt-p3hr', 'y5eb-2gqs-u8fv-j6za'],
  ...['t3nw-x7cp-d4mk-9rye', 'b8sj-v6qa-g2zf-h5ut', 'e9rx-m3td-k7wc-4npy', 'u6zg-f5hb-s2jv-q8ea'],
  ...['c4pk-n7ya-w9mx-3dte', 'j2fv-e8us-z6qb-r5gh'],
];

/** The second factor of a user who has not switched it on yet; an empty workspace has no key for it. */
export const secondFactorResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/user/secondFactor/state': () => ({
    data: { sinceTime: null, recoveryCodesLeft: 0, canStore: !isEmpty },
  }),
  '/user/secondFactor/begin': () => ({
    data: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Meridian:linwei?issuer=Meridian&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  }),
  '/user/secondFactor/confirm': () => ({ data: { recoveryCodes } }),
  '/user/secondFactor/renewCodes': () => ({ data: { recoveryCodes } }),
  '/user/secondFactor/end': () => ({ data: null }),
});
