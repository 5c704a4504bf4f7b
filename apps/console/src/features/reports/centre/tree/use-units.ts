import { printSort, type Account, type Channel, type ReportRow } from '@meridian/api-client/contract';
import { reportListOptions } from '@meridian/api-client/react';
import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../../lib/api/api';
import { queryOf } from '../../view/report-query';
import type { ReportView } from '../../view/report-view';
import { campaignKey, type UnitsState } from './tree-rows';

/** One page of units: the maximum that the server returns at once. */
const unitPage = { number: 1, size: 50, sortCol: printSort({ key: 'cost', direction: 'desc' }) } as const;

export interface UseUnitsOptions {
  channel: Channel;
  view: ReportView;
  accounts: readonly Account[];
  /** The campaigns that are unfolded. */
  open: readonly ReportRow[];
}

/** The units of unfolded campaigns, each fetched by its own request: a failed one leaves the others unchanged. */
export function useUnits({ channel, view, accounts, open }: UseUnitsOptions) {
  const api = useApi();
  const responses = useQueries({
    queries: open.map((campaign) => {
      const accountId = accounts.find(({ accountNo }) => accountNo === campaign['accountNo'])?.accountId;
      return queryOptions({
        ...reportListOptions(api, {
          channel,
          section: 'unit',
          period: 'weekly',
          query: {
            ...queryOf(view),
            text: undefined,
            // all units of a campaign, including those that changed less
            compare: view.compare && { basis: view.compare.basis },
            campaignName: [String(campaign['campaignName'] ?? '')],
            ...(accountId !== undefined && { accountIds: [accountId] }),
          },
          page: unitPage,
        }),
        // no placeholder: the units of another campaign or week do not apply
        placeholderData: () => undefined,
      });
    }),
    combine: stateOfEach,
  });
  return useMemo(
    () =>
      new Map(open.map((campaign, index) => [campaignKey(campaign), unitsOf(campaign, responses[index])])),
    [open, responses],
  );
}

/** The state of each campaign's units, and how to refetch them. */
function stateOfEach(responses: UseQueryResult<UnitsResponse>[]) {
  return responses.map(({ data, isError, isFetching, refetch }) => ({
    data,
    hasFailed: isError && !isFetching,
    refetch,
  }));
}

interface UnitsResponse {
  data: {
    list: ReportRow[];
    summary: ReportRow;
    comparison?: { list: (ReportRow | null)[]; summary: ReportRow } | undefined;
  };
  page: { totalCount: number };
}

/** The units of a campaign, and a function that refetches them. */
export interface CampaignUnits {
  state: UnitsState;
  retry: () => void;
}

function unitsOf(
  campaign: ReportRow,
  response: ReturnType<typeof stateOfEach>[number] | undefined,
): CampaignUnits {
  const retry = () => void response?.refetch();
  if (!response?.data) return { state: { status: response?.hasFailed ? 'failed' : 'loading' }, retry };
  const { data, page } = response.data;
  // a campaign of this name may also exist in another currency
  const pairs = data.list
    .map((unit, index) => ({ unit, previous: data.comparison?.list[index] ?? null }))
    .filter(({ unit }) => unit['currency'] === campaign['currency']);
  const rows = pairs.map(({ unit }) => unit);
  const previous = pairs.map((pair) => pair.previous);
  const isCut = data.list.length < page.totalCount;
  const totalCount = isCut ? page.totalCount : rows.length;
  const { summary, comparison } = data;
  return {
    state: { status: 'ready', rows, totalCount, summary, previous, previousSummary: comparison?.summary },
    retry,
  };
}
