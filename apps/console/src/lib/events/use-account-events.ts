import { endpoints, type Account } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import type { DateRange } from '@meridian/date-range/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api';

/** An account and the days of which events are shown. */
export interface EventsSubject {
  account: Account;
  range: DateRange;
}

/** What happened in an account on some days; there is no request without an account. */
export function useAccountEvents(subject: EventsSubject | undefined) {
  const { accountId = 0 } = subject?.account ?? {};
  const { beginDate = '', endDate = '' } = subject?.range ?? {};
  const options = endpointOptions(useApi(), endpoints.accountEvents, {
    body: { accountId, beginDate, endDate },
    withoutAccount: true,
  });
  return useQuery({ ...options, enabled: subject !== undefined });
}

/** Fetches the visible events again. */
export function useRefreshEvents(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(queryFilterFor(endpoints.accountEvents));
}
