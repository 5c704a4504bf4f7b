import {
  imagePageSizes,
  imageRatios,
  type EndpointBody,
  type endpoints,
} from '@meridian/api-client/contract';
import type { PictureSort, PictureSortKey } from '@meridian/draft-editor';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../lib/lists/page-address';

/** Orders of the library, and their names on the server. */
export const librarySorts = {
  newest: undefined,
  oldest: 'createdTime asc',
  name: 'name asc',
  nameDown: 'name desc',
  widest: 'width desc',
  narrowest: 'width asc',
  largest: 'bytes desc',
  smallest: 'bytes asc',
} as const;
export type LibrarySort = keyof typeof librarySorts;
export const sortNames = [
  'newest',
  'oldest',
  'name',
  'nameDown',
  'widest',
  'narrowest',
  'largest',
  'smallest',
] as const satisfies LibrarySort[];

/** The orders of the list's headers. Without any, the newest pictures are first. */
const headSorts = {
  name: { asc: 'name', desc: 'nameDown' },
  width: { asc: 'narrowest', desc: 'widest' },
  bytes: { asc: 'smallest', desc: 'largest' },
  createdTime: { asc: 'oldest', desc: 'newest' },
} as const satisfies Record<PictureSortKey, Record<PictureSort['direction'], LibrarySort>>;
const headKeys = ['name', 'width', 'bytes', 'createdTime'] as const satisfies PictureSortKey[];

/** The state of the list's headers for an order. */
export function toHeadSort(sort: LibrarySort = 'newest'): PictureSort {
  const key = headKeys.find((each) => headSorts[each].asc === sort || headSorts[each].desc === sort);
  if (key === undefined) return { key: 'createdTime', direction: 'desc' };
  return { key, direction: headSorts[key].asc === sort ? 'asc' : 'desc' };
}

/** The order after a click on a header; undefined for the newest first. `current` is the previous order. */
export function fromHeadSort(
  sort: PictureSort | null,
  current: LibrarySort = 'newest',
): LibrarySort | undefined {
  // the header of the default order would not change the order
  if (!sort && current === 'newest') return 'oldest';
  const name = sort ? headSorts[sort.key][sort.direction] : 'newest';
  return name === 'newest' ? undefined : name;
}

/** Replaces the id of a theme: pictures without one. */
export const noTheme = 'none';
export const usedChoices = ['yes', 'no'] as const;
/** `failed`: the provider did not accept it. */
export const syncChoices = ['yes', 'no', 'failed'] as const;
/** Other ratios can only be cropped. */
export const ratioChoices = [...imageRatios, 'other'] as const;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number));
const pixels = z.catch(z.optional(number.check(z.int(), z.positive(), z.maximum(25_000))), undefined);
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const isOffered = (size: number) => imagePageSizes.some((offered) => offered === size);

/** The address of the library. Invalid values count as absent. */
export const materialsAddressSchema = z.object({
  name: optional(text),
  /** Absent for the current account; 0 for all of the user. */
  account: optional(number.check(z.int(), z.nonnegative())),
  /** An id, or `noTheme`. */
  theme: optional(z.union([z.uuid(), z.literal(noTheme)])),
  ratio: optional(z.enum(ratioChoices)),
  sync: optional(z.enum(syncChoices)),
  used: optional(z.enum(usedChoices)),
  unit: optional(text),
  minWidth: pixels,
  maxWidth: pixels,
  minHeight: pixels,
  maxHeight: pixels,
  sort: optional(z.enum(sortNames)),
  view: optional(z.literal('list')),
  ...pageAddressFields,
  size: optional(number.check(z.refine(isOffered))),
});
export type MaterialsAddress = z.output<typeof materialsAddressSchema>;

/** Filters of the toolbar, without the theme and the account. */
export const filterNames = [
  'name',
  'ratio',
  'sync',
  'used',
  'unit',
  'minWidth',
  'maxWidth',
  'minHeight',
  'maxHeight',
] as const satisfies (keyof MaterialsAddress)[];

/** The list request for an address. */
export function toImagesRequest(address: MaterialsAddress): EndpointBody<typeof endpoints.imageList> {
  const { account, theme, ratio, sync, used, unit, name, sort = 'newest' } = address;
  const { minWidth, maxWidth, minHeight, maxHeight } = address;
  const sortCol = librarySorts[sort];
  return {
    page: { ...pageRequest(address), ...(sortCol !== undefined && { sortCol }) },
    query: {
      ...(account !== undefined && { accountId: account }),
      ...(theme !== undefined && { themeId: theme === noTheme ? null : theme }),
      ...(ratio !== undefined && { ratio: ratio === 'other' ? null : ratio }),
      ...(sync === 'failed' && { syncState: 'failed' as const }),
      ...((sync === 'yes' || sync === 'no') && { isSynchronized: sync === 'yes' }),
      ...(used !== undefined && { isUsed: used === 'yes' }),
      ...(unit !== undefined && { unitName: unit }),
      ...(name !== undefined && { name }),
      ...(minWidth !== undefined && { minWidth }),
      ...(maxWidth !== undefined && { maxWidth }),
      ...(minHeight !== undefined && { minHeight }),
      ...(maxHeight !== undefined && { maxHeight }),
    },
  };
}

/** Whether filters of the toolbar are active. */
export function isLibraryFiltered(address: MaterialsAddress): boolean {
  return filterNames.some((name) => address[name] !== undefined);
}
