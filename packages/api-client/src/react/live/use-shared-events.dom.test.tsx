import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { streamServer } from '../../testing/stream-server';
import { useSharedEvents } from '../index';

const schema = z.object({ unreadCount: z.int() });

interface Props {
  userId?: string;
  factor?: number;
}

/** A component of a host that shows a user's count. */
function renderCounts(server: ReturnType<typeof streamServer>) {
  const received: number[] = [];
  const hook = renderHook(
    ({ userId, factor = 1 }: Props) =>
      useSharedEvents(server.client, '/events', {
        name: `counts of ${String(userId)}`,
        event: 'counts',
        schema,
        isEnabled: userId !== undefined,
        onData: ({ unreadCount }) => received.push(unreadCount * factor),
      }),
    { initialProps: {} },
  );
  return { ...hook, received };
}

it('connects once it is enabled, passes valid data to the latest callback, and ends with the component', async () => {
  const server = streamServer();
  const { received, rerender, unmount } = renderCounts(server);
  expect(server.requests()).toBe(0);
  rerender({ userId: 'lin' });
  await waitFor(() => expect(server.openCount()).toBe(1));
  server.publish('counts', { unreadCount: 'many' });
  server.publish('counts', { unreadCount: 1 });
  await waitFor(() => expect(received).toEqual([1]));
  rerender({ userId: 'lin', factor: 10 });
  server.publish('counts', { unreadCount: 2 });
  await waitFor(() => expect(received).toEqual([1, 20]));
  expect(server.requests()).toBe(1);
  unmount();
  await waitFor(() => expect(server.openCount()).toBe(0));
});
