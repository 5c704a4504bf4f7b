import { routersOptions, userInfoOptions } from '@meridian/api-client/react';
import { applyLanguage, currentLanguage } from '@meridian/i18n';
import { languageToUse, storedLanguage, storeLanguage } from '../../lib/language/language';
import { accountInUse, useCurrentAccount } from '../../lib/session/current-account';
import { forRoles, rolesOf } from '../access/role-filter';
import { readRoutes } from '../navigation/routes-tree';
import type { RouterContext } from '../router-context';

/**
 * The user and the pages that are open to them. Requested once; later navigations find them in the cache.
 *
 * Shape:  `askedAt` is the local time of the request; also sets the current account and, in a browser
 *         without a selection since the log-in, the user's stored language.
 * Errors: those of the requests.
 */
export async function loadSession({ api, queryClient, i18n }: RouterContext) {
  // at the same time as the user: asked again only if the language changes
  queryClient.query({ ...routersOptions(api), staleTime: 'static' }).catch(() => undefined);
  const user = await queryClient.query({ ...userInfoOptions(api), staleTime: 'static' });
  const language = languageToUse(storedLanguage(), user.language);
  if (storedLanguage() === undefined) storeLanguage(language);
  if (language !== currentLanguage(i18n)) {
    await applyLanguage(i18n, language);
    queryClient.setQueryData(userInfoOptions(api).queryKey, user);
  }
  const { accountId, setAccountId } = useCurrentAccount.getState();
  // stored again as this tab's own; before the second step, the server names no account
  if (user.pendingStep !== 'secondFactor') setAccountId(accountInUse(accountId, user.accounts));
  const [items] = await Promise.all([
    queryClient.query({ ...routersOptions(api), staleTime: 'static' }),
    i18n.loadNamespaces(['shell', 'routes']),
  ]);
  const askedAt = new Date(
    queryClient.getQueryState(userInfoOptions(api).queryKey)?.dataUpdatedAt ?? Date.now(),
  );
  return { user, routes: forRoles(readRoutes(items), rolesOf(user)), askedAt };
}
