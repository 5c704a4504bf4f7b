import * as z from 'zod/mini';
import { plainSortPattern } from './reports/model/sort';

/** Code of a successful response. */
export const successCode = 200;

/**
 * Codes of errors. Below 600: general, named like the HTTP status of the same meaning.
 * Source: the error catalogue of the specification.
 */
export const errorCodes = {
  invalid_request: 400,
  login_expired: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  locked: 423,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  disk_full: 507,
  duplicate: 1400,
  old_password_incorrect: 910001,
  credentials_incorrect: 910002,
  account_frozen: 910003,
  account_locked: 910004,
  captcha_expired: 910005,
  captcha_incorrect: 910006,
  second_step_expired: 910007,
  code_incorrect: 910008,
  code_locked: 910009,
  no_second_factor_key: 910010,
  company_denied: 910011,
  company_expired: 910012,
  company_rejected: 910013,
  company_unavailable: 910014,
  company_user_unknown: 910015,
  company_no_role: 910016,
  unit_picture_failed: 920001,
  plan_has_units: 921001,
  unit_has_children: 921002,
  draft_has_errors: 922001,
  draft_status: 922002,
  upload_started: 922003,
  provider_failed: 922004,
  provider_access: 922005,
  account_repeated: 931001,
  record_in_use: 931002,
  no_credentials_key: 931003,
  sync_running: 931004,
  sync_too_soon: 931005,
  sync_impossible: 931006,
} as const;

/** Name of an error code. */
export type ErrorName = keyof typeof errorCodes;
/** Code of an error, as the envelope contains it. */
export type ErrorCode = (typeof errorCodes)[ErrorName];

/** Page of a list; `number` starts at 1, `totalCount` counts all rows of the query. */
export const pageSchema = z.object({
  number: z.int().check(z.minimum(1)),
  size: z.int().check(z.minimum(1)),
  /** Rows of the query on all pages. */
  totalCount: z.int().check(z.minimum(0)),
});
/** Page of a list. */
export type Page = z.infer<typeof pageSchema>;

/** The envelope of an error. `fields` maps the path of each invalid value to a message key, with code 400 only. */
export const errorResponseSchema = z.object({
  code: z.int().check(z.refine((code) => code !== successCode)),
  /** The error in the caller's language. */
  message: z.string(),
  /** Whether the message is more specific than the text of the code; false by default. */
  isSpecific: z.optional(z.boolean()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Details of the error, defined by the endpoint. */
  data: z.optional(z.unknown()),
  /** Id of the request in the server's log. */
  requestId: z.optional(z.string()),
});
/** The envelope of an error. */
export type ErrorResponse = z.infer<typeof errorResponseSchema>;

/** The envelope of a successful response. */
export function successSchema<D extends z.core.$ZodType>(data: D, options: { paged: boolean }) {
  const base = z.object({ code: z.literal(successCode), message: z.string(), data });
  return options.paged ? z.extend(base, { page: pageSchema }) : base;
}

/** Page sizes that a list can request. */
export const pageSizes = [10, 20, 30, 50] as const;
/** Rows per page when a request names no size. */
export const defaultPageSize = 20;

const plainSortSchema = z
  .string()
  .check(z.maxLength(80), z.regex(plainSortPattern, { error: 'sort_not_offered' }));

/** `page` of a list request. `sortCol` is `"<dataKey> asc"` or `"<dataKey> desc"`; by default the list's own order. */
export function pageRequestSchema({
  sizes = pageSizes,
  sortCol = plainSortSchema,
}: { sizes?: readonly number[]; sortCol?: z.ZodMiniString } = {}) {
  return z.object({
    number: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
    size: z._default(
      z.int().check(z.refine((size) => sizes.includes(size), { error: 'page_size_not_offered' })),
      defaultPageSize,
    ),
    sortCol: z.optional(sortCol),
  });
}
