import * as z from 'zod';
import type { ProviderErrorCode } from '../provider-error';

const failureSchema = z.object({
  code: z.union([z.number(), z.string()]).transform(String),
  field: z.string().nullish(),
  position: z.union([z.number(), z.string()]).transform(String).nullish(),
  content: z.string().nullish(),
  message: z.string().nullish(),
});
export type WireFailure = z.output<typeof failureSchema>;

/** A response: a header, and a body if the request was processed. */
export const envelopeSchema = z.object({
  header: z.object({
    /** 0 success, 1 partial failure, 2 failure, 3 system error. */
    status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    desc: z.string().nullish(),
    /** Remaining request quota of the account, if returned. */
    rquota: z.number().nullish(),
    failures: z.array(failureSchema).nullish(),
  }),
  body: z.unknown(),
});
export type Envelope = z.output<typeof envelopeSchema>;

/**
 * Codes of whole requests. The provider documents 4xx, 502, 8xx, 8001, 8002 and 8101; those of expired tokens and
 * used-up quotas are assumed (docs/provider.md).
 */
export const accessCodes: Readonly<Record<string, ProviderErrorCode>> = {
  400: 'bad_request',
  401: 'credentials_wrong',
  402: 'credentials_wrong',
  403: 'forbidden',
  404: 'bad_request',
  405: 'busy',
  421: 'rate_limited',
  502: 'busy',
  800: 'system',
  801: 'credentials_wrong',
  802: 'credentials_wrong',
  8001: 'bad_request',
  8002: 'bad_request',
  8101: 'credentials_wrong',
  8206: 'credentials_expired',
  8207: 'forbidden',
  8904: 'quota_used_up',
};

/** Errors after which the request was certainly not processed. */
export const unprocessedErrors: readonly ProviderErrorCode[] = [
  'bad_request',
  'credentials_wrong',
  'credentials_expired',
  'forbidden',
  'rate_limited',
  'busy',
  'quota_used_up',
];

/** Position of a failed item: the first number in texts such as `0` or `campaignTypes[0].campaignName`. */
export function failurePosition({ position }: Pick<WireFailure, 'position'>): number | undefined {
  const digits = /\d+/.exec(position ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}
