import type { MessageEvent } from '@meridian/api-client/contract';
import { create } from 'zustand';

interface Unread {
  /** Unread messages of the signed-in user; null until the server has sent it. */
  unreadCount: MessageEvent['unreadCount'] | null;
  /** The newest message of the user; null without any, or until the server has sent it. */
  newestId: MessageEvent['newestId'];
  /** Changes whenever the access of the user changes; absent until the server has sent it. */
  access?: MessageEvent['access'];
}

const unknown: Unread = { unreadCount: null, newestId: null, access: undefined };

/** The state of the user's messages for the whole shell: the badge of the bell, the pop-up. */
export const useUnread = create<Unread>(() => unknown);

/** Clears the state before another user signs in. */
export function forgetUnread(): void {
  useUnread.setState(unknown);
}

/** Counts messages that were read (below 0) or marked as unread here, before the server sends the new count. */
export function addUnread(change: number): void {
  useUnread.setState(({ unreadCount }) => ({
    unreadCount: unreadCount === null ? null : Math.max(0, unreadCount + change),
  }));
}
