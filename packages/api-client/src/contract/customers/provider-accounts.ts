import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { requiredLine, versionSchema } from '../names';
import { providerIdSchema } from '../providers/provider-ids';
import { channels } from '../reports/model/sections';
import { accountSchema } from '../user';
import { recordKindEndpoints } from './record-endpoints';
import { dependentsSchema, noteSchema, recordFields, recordLimits, recordQuery } from './records';

/** Where a balance comes from. */
export const balanceSources = ['manual', 'file', 'provider'] as const;
/** Where a balance comes from. */
export type BalanceSource = (typeof balanceSources)[number];

/** An amount: up to 13 digits and two decimals, with a sign. */
const amountPattern = /^-?\d{1,13}(\.\d{1,2})?$/;

/** User input of a provider account. */
export const providerAccountInputSchema = z.object({
  accountNo: requiredLine(recordLimits.accountNo),
  accountName: requiredLine(recordLimits.name),
  /** Null if it has no company yet. */
  companyId: z._default(z.nullable(z.uuid()), null),
  /** Channels that the account is used for. */
  channels: z._default(
    z.array(z.enum(channels)).check(z.minLength(1, { error: 'required' }), z.maxLength(2)),
    [...channels],
  ),
  /** ISO 4217 code. */
  currency: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, { error: 'invalid_currency' })),
  /** IANA name. */
  timeZone: requiredLine(64),
  note: noteSchema,
  /** Ad provider of a new account; absent: the default one. Ignored for an existing account, whose provider never changes. */
  provider: z.optional(providerIdSchema),
});
/** User input of a provider account. */
export type ProviderAccountInput = z.infer<typeof providerAccountInputSchema>;

/** A provider account in the view of its administrators. */
const providerAccountSchema = z.object({
  id: z.int(),
  ...accountSchema.shape,
  companyId: z.nullable(z.uuid()),
  companyName: z.nullable(z.string()),
  customerId: z.nullable(z.uuid()),
  customerName: z.nullable(z.string()),
  channels: z.array(z.enum(channels)),
  note: z.string(),
  ...recordFields,
  /** Decimal text in `currency`; null if unknown. */
  balance: z.nullable(z.string()),
  balanceTime: z.nullable(z.iso.datetime()),
  balanceSource: z.nullable(z.enum(balanceSources)),
  /** Name of the user who entered the balance or imported the file. */
  balanceBy: z.nullable(z.string()),
  /** Users with a grant for the account; administrators see every account without one. */
  userCount: z.int(),
  /** Last day with data of the account section; null if there is none. */
  lastDataDay: z.nullable(z.iso.date()),
});
/** A provider account in the view of its administrators. */
export type ProviderAccount = z.infer<typeof providerAccountSchema>;

/** Sort keys of the list of provider accounts. */
export const providerAccountSorts = [
  'accountNo',
  'accountName',
  'companyName',
  'balance',
  'createdTime',
  'updatedTime',
] as const;
/** A sort key of the list of provider accounts. */
export type ProviderAccountSort = (typeof providerAccountSorts)[number];

const idSchema = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** The endpoints of provider accounts. `sortCol` of the list takes a `ProviderAccountSort`; the creator of an account may see it. */
export const providerAccountEndpoints = recordKindEndpoints({
  name: 'account',
  noun: 'provider account',
  view: 'account:account:view',
  edit: 'account:account:edit',
  summaries: {
    list: 'Returns all provider accounts, newest first; `text` searches number, name, company and customer.',
    save: 'Updates the provider account with the given `id` and `version`, or creates one.',
    archive: 'Archives or restores a provider account. Its reports stay available.',
  },
  id: idSchema,
  query: z.object({
    ...recordQuery,
    customerId: z.optional(z.uuid()),
    companyId: z.optional(z.uuid()),
    /** Limits the list to accounts without a company. */
    withoutCompany: z._default(z.boolean(), false),
    currency: z.optional(z.string().check(z.length(3))),
  }),
  row: providerAccountSchema,
  detail: z.extend(providerAccountSchema, {
    dependents: dependentsSchema,
    /** Days that the balance lasts, as on the home page; null if unknown, and for callers who may not see the cost of all channels. */
    budgetDays: z.nullable(z.string()),
  }),
  input: z.extend(providerAccountInputSchema, {
    id: z.optional(idSchema),
    version: z.optional(versionSchema),
  }),
});

/** Stores a balance that was read elsewhere, with the current time. Errors: 404; 409 with the stored account as `data`. */
export const providerAccountBalance = defineEndpoint({
  account: 'none',
  path: '/marketing/api/v1/account/balance',
  summary: 'Stores a balance that was entered by hand; null means unknown.',
  access: { permission: 'account:account:edit' },
  body: z.object({
    id: idSchema,
    version: versionSchema,
    balance: z.nullable(z.string().check(z.trim(), z.regex(amountPattern, { error: 'invalid_amount' }))),
  }),
  data: providerAccountSchema,
  paged: false,
  heavy: false,
});
