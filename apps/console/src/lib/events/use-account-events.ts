import type { ApiClient } from '@meridian/api-client';
import { endpoints, type Account, type AccountEventDay } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import type { DateRange } from '@meridian/date-range/core';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api';

/** An account and the days of which events are shown. */
export interface EventsSubject {
  account: Account;
  range: DateRange;
}

/** What happened in an account on a day. */
export interface AccountDay extends AccountEventDay {
  account: Account;
}

/** Accounts whose events are shown together at most: each is a request. */
const maxAccounts = 10;

function eventsOptions(
  api: ApiClient,
  { accountId, beginDate, endDate }: DateRange & Pick<Account, 'accountId'>,
) {
  const body = { accountId, beginDate, endDate };
  return endpointOptions(api, endpoints.accountEvents, { body, withoutAccount: true });
}

/** What happened in an account on some days; there is no request without an account. */
export function useAccountEvents(subject: EventsSubject | undefined) {
  const { accountId = 0 } = subject?.account ?? {};
  const { beginDate = '', endDate = '' } = subject?.range ?? {};
  const options = eventsOptions(useApi(), { accountId, beginDate, endDate });
  return useQuery({ ...options, enabled: subject !== undefined });
}

/**
 * What happened in accounts on some days, the newest day first, and of each day in the order of the accounts. Nothing for more accounts
 * than `maxAccounts`.
 */
export function useEventDays(accounts: readonly Account[], range: DateRange | undefined): AccountDay[] {
  const api = useApi();
  const shown = range && accounts.length <= maxAccounts ? accounts : [];
  return useQueries({
    queries: shown.map(({ accountId }) =>
      eventsOptions(api, { accountId, beginDate: '', endDate: '', ...range }),
    ),
    combine: (results) =>
      shown
        .flatMap((account, place) => (results[place]?.data?.days ?? []).map((day) => ({ ...day, account })))
        .toSorted((a, b) => b.date.localeCompare(a.date)),
  });
}

/** Fetches the visible events again. */
export function useRefreshEvents(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(queryFilterFor(endpoints.accountEvents));
}
