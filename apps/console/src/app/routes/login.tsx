import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import * as z from 'zod/mini';
import { LoginPage } from '../../features/auth/login-page';
import { safeRedirect } from '../../lib/session/safe-redirect';
import { onSessionEvent } from '../../lib/session/session';
import { readToken } from '../../lib/session/token';

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string()), undefined) }),
  loader: ({ context }) => context.i18n.loadNamespaces('auth'),
  component: Login,
});

function Login() {
  const router = useRouter();
  const { redirect } = Route.useSearch();
  const goOn = useCallback(() => {
    void router.navigate({ href: safeRedirect(redirect, location.origin), replace: true });
  }, [router, redirect]);
  useEffect(() => {
    // a user logs in in another tab
    const check = () => {
      if (readToken() !== undefined) goOn();
    };
    // perhaps while this page was loading
    check();
    const stop = onSessionEvent(check);
    addEventListener('focus', check);
    return () => {
      stop();
      removeEventListener('focus', check);
    };
  }, [goOn]);
  return <LoginPage redirect={redirect} onSignedIn={goOn} />;
}
