import { lazy, Suspense, useState } from 'react';
import { useNotices } from '../lib/notices';

const Notices = lazy(() => import('./notices').then((module) => ({ default: module.Notices })));

/** Where messages appear; the code for them is loaded with the first one and stays. */
export function NoticeHost() {
  const isWaiting = useNotices((state) => state.waiting.length > 0);
  const [isNeeded, setIsNeeded] = useState(false);
  if (isWaiting && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null;
}
