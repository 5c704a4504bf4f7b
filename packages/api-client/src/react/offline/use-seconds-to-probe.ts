import { useEffect, useState } from 'react';
import { maxWaitSeconds, type ServerProbe } from './server-probe';

/** Whole seconds until the next probe of an unreachable server; 0 during a probe. */
export function useSecondsToProbe({ useServerState }: Pick<ServerProbe, 'useServerState'>): number {
  const nextTryAt = useServerState((state) => state.nextTryAt) ?? 0;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // `now` may be half a second old
  return Math.min(Math.max(0, Math.ceil((nextTryAt - now) / 1000)), maxWaitSeconds);
}
