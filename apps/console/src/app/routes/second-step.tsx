import { userInfoOptions } from '@meridian/api-client/react';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { safeRedirect } from '../../lib/session/safe-redirect';
import { FramePending } from '../errors/frame-pending';
import { SecondStepPage } from '../second-step/second-step-page';
import { useSignOut } from '../session/use-sign-out';

/** The second step of a session that needs one, see `enterShell`. */
export const Route = createFileRoute('/second-step')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: async ({ context: { api, queryClient }, search }) => {
    const user = await queryClient.query({ ...userInfoOptions(api), staleTime: 'static' });
    if (user.pendingStep !== 'secondFactor')
      throw redirect({ href: safeRedirect(search.redirect, location.origin), replace: true });
    return { user };
  },
  loader: ({ context: { i18n } }) => i18n.loadNamespaces(['auth', 'secondStep', 'settings']),
  pendingComponent: FramePending,
  component: SecondStepOfSession,
});

function SecondStepOfSession() {
  const router = useRouter();
  const { user, queryClient } = Route.useRouteContext();
  const { redirect: target } = Route.useSearch();
  const { logOut } = useSignOut();
  const goOn = () => {
    // user and pages are different now
    queryClient.clear();
    void router.navigate({ href: safeRedirect(target, location.origin), replace: true });
  };
  return <SecondStepPage user={user} onPassed={goOn} onSignOut={logOut} />;
}
