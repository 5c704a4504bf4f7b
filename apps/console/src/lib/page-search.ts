import { pageSizes } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

/** Rows of a page where the address does not say. */
export const defaultSize = 20;

const isNumber = (value: number) => Number.isInteger(value) && value >= 1 && value <= 100_000;
const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number)).check(z.refine(isNumber));

/** Page (from 1) and its size in the address of a list, for its schema; what makes no sense counts as absent. */
export const pageSearch = {
  page: z.catch(z.optional(number), undefined),
  size: z.catch(
    z.optional(number.check(z.refine((size) => pageSizes.some((offered) => offered === size)))),
    undefined,
  ),
};

/** The page that an address asks for. */
export function pageRequest({ page, size }: { page?: number | undefined; size?: number | undefined }) {
  return { number: page ?? 1, size: size ?? defaultSize };
}
