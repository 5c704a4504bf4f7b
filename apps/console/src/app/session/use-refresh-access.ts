import type { RouteItem, UserInfo } from '@meridian/api-client/contract';
import { routersOptions, userInfoOptions } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useApi } from '../../lib/api/api';

/** The user and the tree of pages. */
interface Loaded {
  user: UserInfo | undefined;
  routers: readonly RouteItem[] | undefined;
}

/**
 * Reloads roles, permissions, accounts and pages of the user; an open page that is no longer allowed says so. Returns whether another
 * user has changed them since the last time, or since the component was mounted. Errors: those of the requests.
 */
export function useRefreshAccess(): () => Promise<boolean> {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const read = useCallback(
    (): Loaded => ({
      user: queryClient.getQueryData(userInfoOptions(api).queryKey),
      routers: queryClient.getQueryData(routersOptions(api).queryKey),
    }),
    [api, queryClient],
  );
  // not the cache before the request: another request may have loaded the change there
  const last = useRef<Loaded>(undefined);
  last.current ??= read();
  return useCallback(async () => {
    // a running request may have been answered before the access changed
    const load = (queryKey: readonly unknown[]) =>
      queryClient.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
    await Promise.all([userInfoOptions(api).queryKey, routersOptions(api).queryKey].map(load));
    const before = last.current;
    const now = read();
    last.current = now;
    // equal data stay the same object
    if (now.user !== before?.user || now.routers !== before?.routers) await router.invalidate();
    return before !== undefined && hasOtherAccess(now, before);
  }, [api, queryClient, read, router]);
}

/** Whether the user's access differs, ignoring the day and the names of accounts. */
function hasOtherAccess(now: Loaded, before: Loaded): boolean {
  // a user with a one-time password has other pages, and replaces it themselves
  const hasReplaced = before.user?.pendingStep === 'password';
  const accessOf = ({ user, routers }: Loaded) =>
    JSON.stringify([
      user?.roles,
      user?.permissions,
      user?.accounts.map(({ accountId }) => accountId),
      !hasReplaced && routers,
    ]);
  return accessOf(now) !== accessOf(before);
}
