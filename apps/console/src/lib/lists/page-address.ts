import { defaultPageSize, pageSizes } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

const isNumber = (value: number) => Number.isInteger(value) && value >= 1 && value <= 100_000;
const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number)).check(z.refine(isNumber));

/** Page (from 1) and its size in the address of a list, for its schema. Invalid values count as absent. */
export const pageAddressFields = {
  page: z.catch(z.optional(number), undefined),
  size: z.catch(
    z.optional(number.check(z.refine((size) => pageSizes.some((offered) => offered === size)))),
    undefined,
  ),
};

/** The page in a list's address; if absent, the first page and the default size. */
export interface PageAddress {
  page?: number | undefined;
  size?: number | undefined;
}

/** The `page` of a list request for an address. */
export function pageRequest({ page, size }: PageAddress) {
  return { number: page ?? 1, size: size ?? defaultPageSize };
}
