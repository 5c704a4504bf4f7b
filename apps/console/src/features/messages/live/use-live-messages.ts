import { endpoints, messageEventSchema, messageEventsPath } from '@meridian/api-client/contract';
import { queryFilterFor, useSharedEvents, type SharedEvent } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/api';
import { useSession } from '../../../lib/session/session';
import { forgetUnread, useUnread } from './unread';

/**
 * Keeps the number of unread messages and every list of them up to date while the user is logged in. After a lost connection the server
 * sends the counts again, so that no change is missed. `others`: further events of the same stream.
 */
export function useLiveMessages(userId: string | undefined, others: readonly SharedEvent[] = []): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isExpired = useSession((state) => state.isExpired);
  useEffect(() => forgetUnread, [userId]);
  useSharedEvents(api, messageEventsPath, {
    name: `events of ${String(userId)}`,
    others,
    event: 'messages',
    schema: messageEventSchema,
    isEnabled: userId !== undefined && !isExpired,
    onData: (counts) => {
      const isFirst = useUnread.getState().unreadCount === null;
      useUnread.setState(counts);
      // data requested before the first counts are hardly older than these
      if (!isFirst) {
        void queryClient.invalidateQueries(queryFilterFor(endpoints.messageList, endpoints.messageDetail));
      }
    },
  });
}
