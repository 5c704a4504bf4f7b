import * as z from 'zod/mini';

/** Filters of an upload's items. */
export const itemFilters = ['all', 'failed', 'waiting'] as const;
export type UploadFilter = (typeof itemFilters)[number];

const page = z.pipe(z.union([z.string(), z.number()]), z.transform(Number)).check(z.int(), z.positive());

/** Filter and page of the items in the address of the upload; invalid values count as absent. */
export const itemsAddressFields = {
  items: z.catch(z.optional(z.enum(itemFilters)), undefined),
  page: z.catch(z.optional(page), undefined),
};

export interface ItemsAddress {
  items?: UploadFilter | undefined;
  /** Starts at 1. */
  page?: number | undefined;
}
