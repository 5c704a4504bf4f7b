import { createFileRoute, redirect } from '@tanstack/react-router';
import { refreshTarget } from '../guard';

/** Replaces itself by the page behind it: a way to open the same page anew. */
export const Route = createFileRoute('/redirect/$')({
  beforeLoad: ({ location: { href } }) => {
    throw redirect({ href: refreshTarget(href, location.origin), replace: true });
  },
});
