import { endpoints, type Account } from '@meridian/api-client/contract';
import { endpointOptions, reportImportListOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { useCan } from '../../../lib/session/can';

/** An installation with more accounts is not new. */
const maxNewAccounts = 20;

/** An administrator's progress with a new installation. */
export interface SetUp {
  hasCustomer: boolean;
  /** The first provider account; undefined if there is none. */
  accountId: number | undefined;
}

/** Progress of a new installation; undefined while it is unknown, once there are data, and for a user who may not set it up. */
export function useSetUp(accounts: readonly Account[]): SetUp | undefined {
  const api = useApi();
  const canEdit = useCan('account:account:edit');
  const canView = useCan('account:account:view');
  const canSeeCustomers = useCan('customer:customer:view');
  const canSeeImports = useCan('report:import:view');
  const isOffered = canEdit && canView && accounts.length <= maxNewAccounts;
  const all = useQuery({
    ...endpointOptions(api, endpoints.providerAccountList, {
      body: { page: { number: 1, size: maxNewAccounts } },
    }),
    enabled: isOffered,
  });
  const list = all.data?.data.list ?? [];
  const isNew =
    isOffered &&
    all.data !== undefined &&
    all.data.page.totalCount <= maxNewAccounts &&
    list.every(({ lastDataDay }) => lastDataDay === null);
  // a more detailed report than that of accounts leaves the last day of data empty
  const hasToCheckImports = isNew && canSeeImports && list.length > 0;
  const imports = useQuery({
    ...reportImportListOptions(api, { ids: [] }),
    enabled: hasToCheckImports,
  });
  const customers = useQuery({
    ...endpointOptions(api, endpoints.customerList, { body: { page: { number: 1, size: 10 } } }),
    enabled: isNew && canSeeCustomers,
  });
  if (!isNew || (hasToCheckImports && imports.data?.data.allCount !== 0)) return undefined;
  return {
    hasCustomer: (customers.data?.page.totalCount ?? 0) > 0,
    accountId: list.at(-1)?.id,
  };
}
