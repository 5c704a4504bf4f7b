import { defaultPageSize, type Page } from '@meridian/api-client/contract';
import { invalidField } from './domain-error';

export interface PageRequest {
  number: number;
  size: number;
  sortCol?: string | undefined;
}

/** The requested page of a list; default: the first page. */
export function pageOf(request: PageRequest | undefined): PageRequest & { offset: number } {
  const page = request ?? { number: 1, size: defaultPageSize };
  return { ...page, offset: (page.number - 1) * page.size };
}

/** The `page` of a response. */
export function pageResponse(page: PageRequest, totalCount: number): Page {
  return { number: page.number, size: page.size, totalCount };
}

/**
 * Response of a list endpoint: the rows that `read` returns for the requested page, and the row count of all pages.
 * Errors: `invalid_request` for a sort column outside of `sorts`.
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

/** Parses `sortCol`. Errors: `invalid_request` for a column by which the list cannot be sorted. */
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
