import { useEffect, useRef } from 'react';
import type { ApiClient } from '../../client/types';
import { shareEventStream, type SharedEventStreamOptions } from '../../events/share-event-stream';

/** What a component follows of a stream. */
export interface SharedEventsOptions<Data> extends Omit<SharedEventStreamOptions<Data>, 'signal'> {
  /** False while there is nothing to follow, such as before a sign-in. True by default. */
  isEnabled?: boolean;
}

/**
 * Follows server-sent events while the component is mounted, with one connection for all tabs of the browser. It
 * reconnects by itself. See `shareEventStream`.
 *
 * Shape:  `onData` may be another function at each render; it is called with the validated data of an event.
 */
export function useSharedEvents<Data>(
  client: Pick<ApiClient, 'open'>,
  path: `/${string}`,
  { name, event, schema, onData, isEnabled = true }: SharedEventsOptions<Data>,
): void {
  const latest = useRef(onData);
  useEffect(() => {
    latest.current = onData;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    shareEventStream(client, path, {
      name,
      event,
      schema,
      onData: (data) => latest.current(data),
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [client, path, name, event, schema, isEnabled]);
}
