import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/lazy/lazy-with-preload';
import { useServerState } from '../../lib/offline/server-probe';
import { useNotices } from '../../lib/page/notices';
import { useNewVersionNotice } from './use-new-version-notice';

const load = () => import('./notices');

/**
 * Shows messages. Their code is fetched in an idle moment, as it may be missing when the server is unreachable or has another version of
 * the console; it is rendered with the first message. If nothing can be loaded, the message waits for the server.
 */
export function NoticeHost() {
  useNewVersionNotice();
  const isWaiting = useNotices((state) => state.waiting.length > 0);
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  const [loaded, setLoaded] = useState<{ Notices: ComponentType }>();
  const isNeeded = isWaiting && !loaded;
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    if (isNeeded)
      load().then(setLoaded, () => {
        // tried again when the server responds, or with the next message
      });
  }, [isNeeded, isUnreachable]);
  return loaded ? <loaded.Notices /> : null;
}
