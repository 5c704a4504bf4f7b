import { useLayoutEffect } from 'react';
import { showSkeleton } from '../../lib/page/skeleton';
import { PagePending } from './page-pending';

/** Shown while the frame of a page loads, and its session: the skeleton of the page. */
export function FramePending() {
  useLayoutEffect(showSkeleton, []);
  return <PagePending />;
}
