import { useEffect, useRef } from 'react';
import type { ApiClient } from '../../client/types';
import { shareEventStream, type SharedEventStreamOptions } from '../../events/share-event-stream';

/** The events of a stream that a component follows. */
export interface SharedEventsOptions<Data> extends Omit<SharedEventStreamOptions<Data>, 'signal'> {
  /** False while there is nothing to follow, such as before a login. True by default. */
  isEnabled?: boolean;
}

/**
 * Follows server-sent events while the component is mounted, with one connection for all tabs of the browser. It reconnects
 * automatically. See `shareEventStream`.
 *
 * Shape:  `onData` and `others` may change with each render; `onData` is called with the validated data of an event.
 */
export function useSharedEvents<Data>(
  client: Pick<ApiClient, 'open'>,
  path: `/${string}`,
  { name, event, schema, onData, others = [], isEnabled = true }: SharedEventsOptions<Data>,
): void {
  const latest = useRef({ onData, others });
  useEffect(() => {
    latest.current = { onData, others };
  });
  const otherNames = others.map((other) => other.event).join(' ');
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    shareEventStream(client, path, {
      name,
      event,
      schema,
      onData: (data) => latest.current.onData(data),
      others: namesOf(otherNames).map((other) => ({
        event: other,
        receive: (data) => latest.current.others.find((each) => each.event === other)?.receive(data) ?? false,
      })),
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [client, path, name, event, schema, otherNames, isEnabled]);
}

function namesOf(joined: string): string[] {
  return joined === '' ? [] : joined.split(' ');
}
