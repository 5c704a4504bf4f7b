import { pageSizes } from '@meridian/api-client/contract';
import * as z from 'zod';

/** Rows of a page where the address does not say. */
export const defaultSize = 20;

const number = z.union([z.string(), z.number()]).transform(Number).pipe(z.int().min(1).max(100_000));

/** Page (from 1) and its size in the address of a list, for its schema; what makes no sense counts as absent. */
export const pageSearch = {
  page: number.optional().catch(undefined),
  size: number
    .refine((size) => pageSizes.some((offered) => offered === size))
    .optional()
    .catch(undefined),
};

/** The page that an address asks for. */
export function pageRequest({ page, size }: { page?: number | undefined; size?: number | undefined }) {
  return { number: page ?? 1, size: size ?? defaultSize };
}
