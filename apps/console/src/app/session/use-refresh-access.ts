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
 * Loads roles, permissions, accounts and pages of the user again; pages that are no longer open show that they are not.
 * Whether someone else has changed them since the last time, or since the component was mounted. Errors: those of the requests.
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
  // not what the cache has before the request: another request may have brought the change there
  const last = useRef<Loaded>(undefined);
  last.current ??= read();
  return useCallback(async () => {
    // a request that is under way may have been responded to before the access changed
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

/** Whether the user may open or see something else; not whether the day or the name of an account differs. */
function hasOtherAccess(now: Loaded, before: Loaded): boolean {
  // the pages of a one-time password differ from the others, and it is the user who replaces it
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
