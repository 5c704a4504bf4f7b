import * as z from 'zod/mini';

/** Which items of an upload are listed. */
export const itemFilters = ['all', 'failed', 'waiting'] as const;
export type UploadFilter = (typeof itemFilters)[number];

const page = z.pipe(z.union([z.string(), z.number()]), z.transform(Number)).check(z.int(), z.positive());

/** Filter and page of the items, as the address of the upload names them; invalid values count as absent. */
export const itemsAddressFields = {
  items: z.catch(z.optional(z.enum(itemFilters)), undefined),
  page: z.catch(z.optional(page), undefined),
};

export interface ItemsAddress {
  items?: UploadFilter | undefined;
  /** From 1. */
  page?: number | undefined;
}
