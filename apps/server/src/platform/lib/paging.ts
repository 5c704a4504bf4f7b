import { defaultPageSize, type Page } from '@meridian/api-client/contract';
import { invalidField } from './domain-error';

export interface PageRequest {
  number: number;
  size: number;
  sortCol?: string | undefined;
}

/** The page that a list request selects; by default the first one. */
export function pageOf(request: PageRequest | undefined): PageRequest & { offset: number } {
  const page = request ?? { number: 1, size: defaultPageSize };
  return { ...page, offset: (page.number - 1) * page.size };
}

/** `page` of the response. */
export function pageResponse(page: PageRequest, totalCount: number): Page {
  return { number: page.number, size: page.size, totalCount };
}

/**
 * The response of a list endpoint: what `read` finds for the requested page, with the number of rows of all pages.
 * Errors: `invalid_request` for a sort that is not among `sorts`.
 */
export async function readPage<Key extends string, Result extends { totalCount: number }>(
  request: PageRequest | undefined,
  sorts: readonly Key[],
  read: (page: {
    number: number;
    size: number;
    offset: number;
    sort: Sort<Key> | undefined;
  }) => Promise<Result>,
): Promise<{ data: Omit<Result, 'totalCount'>; page: Page }> {
  const { sortCol, ...page } = pageOf(request);
  const { totalCount, ...data } = await read({ ...page, sort: sortOf(sortCol, sorts) });
  return { data, page: pageResponse(page, totalCount) };
}

export interface Sort<Key extends string> {
  key: Key;
  direction: 'asc' | 'desc';
}

/** Splits `sortCol`. Errors: `invalid_request` for a data key that the list does not offer. */
export function sortOf<Key extends string>(
  sortCol: string | undefined,
  offered: readonly Key[],
): Sort<Key> | undefined {
  if (sortCol === undefined) return undefined;
  const [name, direction] = sortCol.split(' ');
  const key = offered.find((candidate) => candidate === name);
  if (key === undefined) throw invalidField('page.sortCol', 'sort_not_offered');
  return { key, direction: direction === 'desc' ? 'desc' : 'asc' };
}
