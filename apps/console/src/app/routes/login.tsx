import { pagePath } from '@meridian/api-client/contract';
import { useIsFetching } from '@tanstack/react-query';
import { createFileRoute, useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import * as z from 'zod/mini';
import { LoginPage } from '../../features/auth/login-page';
import { whenIdle } from '../../lib/lazy/lazy-with-preload';
import { safeRedirect } from '../../lib/session/safe-redirect';
import { onSessionEvent } from '../../lib/session/session';
import { readToken } from '../../lib/session/token';
import { FramePending } from '../errors/frame-pending';

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ redirect: z.catch(z.optional(z.string()), undefined) }),
  loader: ({ context }) => context.i18n.loadNamespaces('auth'),
  pendingComponent: FramePending,
  component: Login,
});

function Login() {
  const router = useRouter();
  const { redirect } = Route.useSearch();
  const goOn = useCallback(() => {
    void router.navigate({ href: safeRedirect(redirect, location.origin), replace: true });
  }, [router, redirect]);
  const isLoading = useIsFetching() > 0;
  useEffect(() => {
    // while the user types, but not before the picture of the verification code
    if (isLoading) return;
    return whenIdle(() => void preloadConsole(router, safeRedirect(redirect, location.origin)));
  }, [isLoading, router, redirect]);
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

/** Fetches the scripts and texts that a page behind the log-in needs. Without them, it loads more slowly. */
async function preloadConsole(router: RegisteredRouter, href: string): Promise<void> {
  const { pathname } = new URL(href, location.origin);
  const [matchedRoutes] = router.getMatchedRoutes(pathname === '/' ? pagePath('home') : pathname);
  await Promise.allSettled([
    import('../session/enter-shell'),
    ...matchedRoutes.map((route) => router.loadRouteChunk(route)),
    router.options.context.i18n.loadNamespaces(['shell', 'routes', 'home', 'columns']),
  ]);
}
