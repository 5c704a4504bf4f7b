import type { Message } from '@meridian/api-client/contract';

type Flag = Message['isRead'];

/** A message with another flag, if it is one of these; the same object if nothing changes. */
export function withFlag<M extends Pick<Message, 'id' | 'isRead'>>(
  message: M,
  ids: ReadonlySet<string>,
  isRead: Flag,
): M {
  return ids.has(message.id) && message.isRead !== isRead ? { ...message, isRead } : message;
}

/**
 * The unread messages, including those that were read while the list is open, newest first.
 * Shape:  one message per id; the list takes precedence.
 */
export function withRead(list: readonly Message[], read: readonly Message[]): Message[] {
  const ids = new Set(list.map(({ id }) => id));
  return [...list, ...read.filter(({ id }) => !ids.has(id))].sort(
    (a, b) => compare(b.createdTime, a.createdTime) || compare(b.id, a.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The index of a message in a list, newest first, or null, and its neighbours. */
export function positionIn(
  list: readonly Message[],
  message: Pick<Message, 'id' | 'createdTime'>,
): { index: number | null; newer: Message | undefined; older: Message | undefined } {
  const index = list.findIndex(({ id }) => id === message.id);
  if (index >= 0) return { index, newer: list[index - 1], older: list[index + 1] };
  return {
    index: null,
    newer: list.findLast(({ createdTime }) => createdTime > message.createdTime),
    older: list.find(({ createdTime }) => createdTime <= message.createdTime),
  };
}
