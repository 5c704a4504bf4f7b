import { isSessionExpiredError, isUnreachableError } from '@meridian/api-client';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

export interface UseLastGoodDataOptions<Data> {
  query: { data: Data | undefined; isError: boolean; error: unknown };
  queryKey: readonly unknown[];
  /** Number of key parts that identify the list; the others are its page, order and filters. */
  parts?: number;
}

export interface LastGoodData<Data> {
  data: Data | undefined;
  /** Whether the request failed, and no earlier data are shown meanwhile. */
  hasFailed: boolean;
}

/**
 * The data of a list. While the server is unreachable or the session has expired, the last data of the same list stay, so that another
 * order or filter does not remove the rows. The shell reports both states.
 */
export function useLastGoodData<Data>({
  query,
  queryKey,
  parts = 3,
}: UseLastGoodDataOptions<Data>): LastGoodData<Data> {
  const list = hashKey(queryKey.slice(0, parts));
  const [last, setLast] = useState<{ list: string; data: Data }>();
  const { data: current } = query;
  if (current !== undefined && (last?.data !== current || last.list !== list))
    setLast({ list, data: current });
  const isReportedByShell =
    query.isError && (isUnreachableError(query.error) || isSessionExpiredError(query.error));
  const data = current ?? (isReportedByShell && last?.list === list ? last.data : undefined);
  return { data, hasFailed: query.isError && !(isReportedByShell && data !== undefined) };
}
