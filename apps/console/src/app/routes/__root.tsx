import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { hideSkeleton } from '../../lib/page/skeleton';
import { readToken } from '../../lib/session/token';
import { decideGuard } from '../access/guard';
import { FramePending } from '../errors/frame-pending';
import { NoticeHost } from '../notices/notice-host';
import type { RouterContext } from '../router-context';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => {
    const decision = decideGuard({
      path: location.pathname,
      href: location.href,
      hasToken: readToken() !== undefined,
    });
    if (decision.kind === 'redirect') throw redirect({ href: decision.href, replace: true });
  },
  pendingComponent: FramePending,
  component: Root,
});

function Root() {
  useLayoutEffect(hideSkeleton, []);
  return (
    <>
      <Outlet />
      <NoticeHost />
    </>
  );
}
