import { createFileRoute, redirect } from '@tanstack/react-router';
import { refreshTarget } from '../access/guard';
import { remountPage } from '../tags/page-reload-key';

/** Replaces itself with the page behind it, which restarts and refetches its data. */
export const Route = createFileRoute('/redirect/$')({
  beforeLoad: ({ location: { href }, context: { queryClient }, preload }) => {
    const target = refreshTarget(href, location.origin);
    if (!preload) {
      // not fetched here: the page fetches it when it mounts
      void queryClient.invalidateQueries({ refetchType: 'none' });
      remountPage(target.split(/[?#]/, 1)[0] ?? target);
    }
    throw redirect({ href: target, replace: true });
  },
});
