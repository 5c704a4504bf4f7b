import type { Message } from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { notifyMessages } from '../../platform/signals';
import {
  createMessagesRepository,
  type MessageListPage,
  type MessageListQuery,
  type MessagesRepository,
} from './messages.repository';

/** Messages of a user. Errors are the same for missing, future and other users' messages. */
export function createMessagesService({
  db,
  messages,
  clock,
}: {
  /** For transactions. */
  db: Database;
  messages: MessagesRepository;
  clock: Pick<Clock, 'now'>;
}) {
  const inboxOf = (userId: string) => ({ userId, now: clock.now() });

  return {
    list: ({ userId, ...query }: Omit<MessageListQuery, 'now'>): Promise<MessageListPage> =>
      messages.list({ ...query, ...inboxOf(userId) }),

    /** Errors: `not_found`. */
    async find(id: string, userId: string): Promise<Message> {
      const message = await messages.find(id, inboxOf(userId));
      if (!message) throw new DomainError('not_found');
      return message;
    },

    /**
     * Marks messages as read or unread, all or none, and returns the number of unread messages.
     *
     * Errors: `not_found` if one of them is not in the user's inbox.
     */
    mark: ({
      ids,
      isRead,
      userId,
    }: {
      ids: readonly string[] | 'all';
      isRead: boolean;
      userId: string;
    }): Promise<number> =>
      db.transaction(async (tx) => {
        const inbox = inboxOf(userId);
        const ofTransaction = createMessagesRepository(tx);
        const wanted = ids === 'all' ? ids : [...new Set(ids.map((id) => id.toLowerCase()))];
        if (wanted !== 'all' && (await ofTransaction.countOf(wanted, inbox)) < wanted.length) {
          throw new DomainError('not_found');
        }
        if ((await ofTransaction.mark(wanted, isRead, inbox)) > 0) await notifyMessages(tx, userId);
        return ofTransaction.countUnread(inbox);
      }),

    /** Errors: `not_found`. */
    async addPopup(id: string, userId: string): Promise<number> {
      const popupCount = await messages.addPopup(id, inboxOf(userId));
      if (popupCount === undefined) throw new DomainError('not_found');
      return popupCount;
    },
  };
}
