import { useEffect, useState, type ComponentType } from 'react';
import { useServerState } from '../../lib/offline/server-probe';
import { useNotices } from '../../lib/page/notices';

/**
 * Shows messages; the code for them is loaded with the first one and stays loaded. If nothing can be loaded, the message waits for the
 * server.
 */
export function NoticeHost() {
  const isWaiting = useNotices((state) => state.waiting.length > 0);
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  const [loaded, setLoaded] = useState<{ Notices: ComponentType }>();
  const isNeeded = isWaiting && !loaded;
  useEffect(() => {
    if (isNeeded)
      import('./notices').then(setLoaded, () => {
        // tried again when the server responds, or with the next message
      });
  }, [isNeeded, isUnreachable]);
  return loaded ? <loaded.Notices /> : null;
}
