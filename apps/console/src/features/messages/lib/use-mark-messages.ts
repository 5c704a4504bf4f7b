import type { EndpointResult } from '@meridian/api-client';
import { endpoints, type Message } from '@meridian/api-client/contract';
import { AbortedError, queryFilterFor, useOfflineMutation } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { offlineEndpoints } from '../../../lib/offline/offline-endpoints';
import { notify } from '../../../lib/page/notices';
import { addUnread, useUnread } from '../live/unread';
import { withFlag } from './read-flags';

type Flag = Message['isRead'];
type ListData = EndpointResult<typeof endpoints.messageList>;

const messageQueries = queryFilterFor(endpoints.messageList, endpoints.messageDetail);
/** Maximum number of ids per request. */
const batchSize = 100;

/** Marks messages as read or unread: visible at once, reverted with a notice if it fails. */
export function useMarkMessages() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync: setRead } = useOfflineMutation(api, offlineEndpoints.messageRead);
  const errorMessage = useErrorMessage();
  const { t } = useTranslation(['messages', 'shell']);
  const [isMarkingAll, setIsMarkingAll] = useState(false);

  const show = (ids: ReadonlySet<string>, isRead: Flag) => {
    queryClient.setQueriesData<unknown>(messageQueries, (data: unknown) => flagged(data, ids, isRead));
  };
  const refresh = () => queryClient.invalidateQueries(messageQueries);
  const send = (ids: string[] | 'all', isRead: Flag) =>
    setRead({
      what: t(isRead === 1 ? 'shell:away.read' : 'shell:away.unread'),
      body: { ids, isRead },
    });

  /** Resolves to whether it succeeded. */
  const change = async (ids: readonly string[], isRead: Flag, request: () => Promise<number>) => {
    const marked = new Set(ids);
    const step = isRead === 1 ? -ids.length : ids.length;
    show(marked, isRead);
    addUnread(step);
    try {
      useUnread.setState({ unreadCount: await request() });
      return true;
    } catch (error) {
      show(marked, isRead === 1 ? 0 : 1);
      addUnread(-step);
      if (!(error instanceof AbortedError)) {
        notify({ tone: 'error', title: t('markFailed'), description: errorMessage(error) });
      }
      return false;
    } finally {
      void refresh();
    }
  };

  const mark = (messages: readonly Pick<Message, 'id' | 'isRead'>[], isRead: Flag) => {
    const ids = messages.filter((message) => message.isRead !== isRead).map(({ id }) => id);
    if (ids.length === 0) return Promise.resolve(true);
    return change(ids, isRead, async () => {
      let unreadCount = 0;
      for (let from = 0; from < ids.length; from += batchSize) {
        ({ unreadCount } = await send(ids.slice(from, from + batchSize), isRead));
      }
      return unreadCount;
    });
  };

  /** First requests the unread messages, so that it can be undone. */
  const markAll = async () => {
    setIsMarkingAll(true);
    try {
      const unread = await api.call(endpoints.messageList, {
        body: { page: { size: 10_000 }, query: { isRead: 0 } },
      });
      const ids = unread.data.list.map(({ id }) => id);
      if (!(await change(ids, 1, async () => (await send('all', 1)).unreadCount))) return;
      const undo = () =>
        void mark(
          ids.map((id) => ({ id, isRead: 1 })),
          0,
        );
      notify({
        tone: 'success',
        title: t('marked', { count: ids.length }),
        ...(ids.length > 0 && { action: { label: t('undo'), onClick: undo } }),
      });
    } catch (error) {
      notify({ tone: 'error', title: t('markFailed'), description: errorMessage(error) });
    } finally {
      setIsMarkingAll(false);
    }
  };

  return { mark, markAll, isMarkingAll };
}

/** The cached messages with changed flags: a list, or a single message. */
function flagged(data: unknown, ids: ReadonlySet<string>, isRead: Flag): unknown {
  if (isListData(data)) {
    return { ...data, data: { list: data.data.list.map((message) => withFlag(message, ids, isRead)) } };
  }
  return isMessage(data) ? withFlag(data, ids, isRead) : data;
}

const isListData = (data: unknown): data is ListData =>
  typeof data === 'object' && data !== null && 'page' in data && 'data' in data;
const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'isRead' in data && 'id' in data;
