import { defaultPageSize } from '@meridian/api-client/contract';
import { previousDataOf, type EndpointQueryKey } from '@meridian/api-client/react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageAddress } from './page-address';
import { useLastGoodData } from './use-last-good-data';

/** The common part of list endpoints' responses. */
export interface ListResponse {
  data: { list: readonly unknown[] };
  page: { totalCount: number };
}

type RowOf<Data extends ListResponse> = Data['data']['list'][number];

export interface UseListPageOptions<Address extends PageAddress, Data extends ListResponse> {
  /** Page, size and filters in the address. */
  address: Address;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: Address, options?: { replace: boolean }) => void;
  /** Query options of the list endpoint for this address. */
  request: UseQueryOptions<Data, unknown, Data, EndpointQueryKey>;
  /** Number of rows per page if the address has no size. */
  defaultSize?: number;
}

/** A page of a list: its rows, its position, and functions that show another page. */
export interface ListPageState<Row> {
  /** The last good rows of this list; undefined until the first ones are loaded. */
  rows: readonly Row[] | undefined;
  /** Starts at 1. */
  page: number;
  size: number;
  /** Number of rows on all pages; 0 until they are counted. */
  totalCount: number;
  /** Whether the first rows are loading. */
  isLoading: boolean;
  /** Whether rows of another page or filter are loading; the previous ones stay. */
  isPlaceholder: boolean;
  isFetching: boolean;
  /** Whether the request failed, and there are no earlier rows. */
  hasFailed: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  showPage: (page: number) => void;
  showSize: (size: number) => void;
}

export interface ListPageControls<Address extends PageAddress, Row> extends ListPageState<Row> {
  /** Changes filters, and returns to the first page. */
  change: (change: Partial<Address>, options?: { replace: boolean }) => void;
}

/**
 * A page of a list, according to its address. A page beyond the last one redirects to the last one.
 * Errors: none; `hasFailed` and `error` report a failed request.
 */
export function useListPage<Address extends PageAddress, Data extends ListResponse>({
  address,
  onAddressChange,
  request,
  defaultSize = defaultPageSize,
}: UseListPageOptions<Address, Data>): ListPageControls<Address, RowOf<Data>> {
  const { queryKey } = request;
  const query = useQuery({ ...request, placeholderData: previousDataOf(queryKey) });
  const { data } = useLastGoodData({ query, queryKey });
  const { page = 1, size = defaultSize } = address;
  const totalCount = data?.page.totalCount ?? 0;
  const change = (next: Partial<Address>, options?: { replace: boolean }) =>
    onAddressChange({ ...address, page: undefined, ...next }, options);
  const showPage = (next: number, options?: { replace: boolean }) =>
    onAddressChange({ ...address, page: next > 1 ? next : undefined }, options);
  useExistingPage({
    page,
    pageCount: query.isSuccess && !query.isPlaceholderData ? Math.ceil(totalCount / size) : undefined,
    onPageChange: (last) => showPage(last, { replace: true }),
  });
  return {
    rows: data?.data.list,
    page,
    size,
    totalCount,
    isLoading: query.isLoading,
    isPlaceholder: query.isPlaceholderData,
    isFetching: query.isFetching,
    hasFailed: query.isError && data === undefined,
    error: query.error,
    refetch: query.refetch,
    change,
    showPage: (next) => showPage(next),
    showSize: (next) =>
      onAddressChange({ ...address, page: undefined, size: next === defaultSize ? undefined : next }),
  };
}

interface UseExistingPageOptions {
  /** Starts at 1. */
  page: number;
  /** Undefined until the rows are counted. */
  pageCount: number | undefined;
  /** Shows another page, without a history entry. */
  onPageChange: (page: number) => void;
}

/** Redirects from a page beyond the last one to the last one, such as after an old link or the deletion of its last row. */
function useExistingPage({ page, pageCount, onPageChange }: UseExistingPageOptions): void {
  const lastPage = pageCount === undefined ? page : Math.max(1, pageCount);
  const isBeyond = page > lastPage;
  useEffect(() => {
    if (isBeyond) onPageChange(lastPage);
  }, [isBeyond, lastPage, onPageChange]);
}
