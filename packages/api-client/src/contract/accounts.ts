import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import { accountSchema } from './user';
import * as z from 'zod';

/** An account with what the home page says of its money. */
export const accountBalanceSchema = accountSchema.extend({
  isFollowed: z.boolean(),
  /** Decimal text in the account's currency; null when nobody has told us the balance. */
  balance: z.string().nullable(),
  /** ISO instant at which the balance was true; the provider is about 3 hours late. */
  balanceTime: z.iso.datetime().nullable(),
  /** Cost of the last full day in all channels, decimal text; null without data. */
  lastDayCost: z.string().nullable(),
  /** The day that `lastDayCost` counts, in the account's zone. */
  lastDay: z.iso.date().nullable(),
});
export type AccountBalance = z.infer<typeof accountBalanceSchema>;

export const accountEndpoints = {
  accountList: defineEndpoint({
    method: 'POST',
    path: '/marketing/api/v1/user/account/list',
    summary: 'The accounts of the caller with balance and last cost; `text` searches number and name.',
    access: 'session',
    account: 'none',
    bodyKind: 'json',
    params: z.object({}),
    body: z.object({
      page: pageRequestSchema({ sizes: [10, 20, 30, 50, 100] }).optional(),
      query: z.object({ text: z.string().max(100).optional() }).optional(),
    }),
    data: z.object({ list: z.array(accountBalanceSchema) }),
    paged: true,
  }),
};
