import type { MessageEvent } from '@meridian/api-client/contract';
import { create } from 'zustand';

interface Unread {
  /** Number of unread messages of the logged-in user; null until the server has sent it. */
  unreadCount: MessageEvent['unreadCount'] | null;
  /** Id of the newest message of the user; null if there is none, or until the server has sent it. */
  newestId: MessageEvent['newestId'];
  /** Changes whenever the access of the user changes; absent until the server has sent it. */
  access?: MessageEvent['access'];
}

const unknown: Unread = { unreadCount: null, newestId: null, access: undefined };

/** The state of the user's messages for the whole shell: the badge of the bell, the pop-up. */
export const useUnread = create<Unread>(() => unknown);

/** Clears the state before another user logs in. */
export function forgetUnread(): void {
  useUnread.setState(unknown);
}

/** Counts messages that were marked as read (below 0) or unread here, before the server sends the new count. */
export function addUnread(change: number): void {
  useUnread.setState(({ unreadCount }) => ({
    unreadCount: unreadCount === null ? null : Math.max(0, unreadCount + change),
  }));
}
