import type { Message } from '@meridian/api-client/contract';
import { previousDataOf, messageListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, LoadingLine } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api';
import { ListFailed } from '../../lib/list-failed';
import { ListFooter } from '../../lib/list-footer';
import { defaultSize } from '../../lib/page-search';
import { useIsMobile } from '../../lib/use-media-query';
import { usePageTitle } from '../../lib/use-page-title';
import { withKept } from './lib/read-flags';
import { useMarkMessages } from './lib/use-mark-messages';
import { useOpenMessage } from './lib/use-open-message';
import { MessageList, MessageListSkeleton } from './list/message-list';
import { listRequest, type MessagesSearch } from './list/messages-search';
import { MessagesToolbar } from './list/messages-toolbar';
import { ReadingPane } from './reading/reading-pane';

export interface MessagesPageProps {
  /** What the address says of the list. */
  search: MessagesSearch;
  /** Changes the address; `replace` leaves no step behind in the history. */
  onSearchChange: (search: MessagesSearch, options?: { replace: boolean }) => void;
}

/** The messages of the user: a list and a reading pane; on a phone one after the other. */
export function MessagesPage({ search, onSearchChange }: MessagesPageProps) {
  const { t } = useTranslation(['messages', 'common']);
  usePageTitle(t('title'));
  const isMobile = useIsMobile();
  const list = messageListOptions(useApi(), listRequest(search));
  const query = useQuery({ ...list, placeholderData: previousDataOf(list.queryKey) });
  const { data, error } = query;
  const listed = data?.data.list ?? [];
  const { mark, markAll, isMarkingAll } = useMarkMessages();
  const open = useOpenMessage(search.id, { known: listed.find(({ id }) => id === search.id) });
  const messages = useKeptMessages({ search, listed, opened: open.message });

  const size = search.size ?? defaultSize;
  const page = search.page ?? 1;
  const totalCount = data?.page.totalCount ?? 0;
  const lastPage = data && !query.isPlaceholderData ? Math.max(1, Math.ceil(totalCount / size)) : page;
  useEffect(() => {
    // an old link, or the last message of the last page was read or withdrawn
    if (page > lastPage) {
      onSearchChange({ ...search, page: lastPage > 1 ? lastPage : undefined }, { replace: true });
    }
  }, [page, lastPage, search, onSearchChange]);
  const narrow = (change: MessagesSearch) =>
    onSearchChange({ ...search, page: undefined, id: undefined, ...change });
  const close = () => onSearchChange({ ...search, id: undefined });
  const isNarrowed = search.show !== undefined || search.kind !== undefined;

  if (isMobile && search.id !== undefined) {
    return <ReadingPane open={open} onMark={mark} onClose={close} isPage />;
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <MessagesToolbar
        search={search}
        onChange={narrow}
        onMarkAll={() => void markAll()}
        isMarkingAll={isMarkingAll}
      />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,440px)_minmax(0,1fr)] border-t border-line-2 max-desktop:grid-cols-1">
        <div className="relative flex min-h-0 flex-col border-r border-line-2 max-desktop:border-r-0">
          {query.isPlaceholderData && (
            <LoadingLine label={t('common:loading')} className="absolute inset-x-0 top-0 z-sticky" />
          )}
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
            {query.isLoading && (
              <div role="status" aria-label={t('common:loading')}>
                <MessageListSkeleton />
              </div>
            )}
            {messages.length > 0 && (
              <MessageList
                messages={messages}
                openId={search.id}
                onOpen={({ id }, options) => onSearchChange({ ...search, id }, options)}
              />
            )}
            {data && messages.length === 0 && (
              <EmptyState
                kind={isNarrowed ? 'noMatch' : 'nothingYet'}
                title={t(emptyTitle(search))}
                description={search.kind === undefined && t(isNarrowed ? 'noUnreadBody' : 'emptyBody')}
                actions={
                  isNarrowed && (
                    <Button onClick={() => narrow({ show: undefined, kind: undefined })}>
                      {t('showAll')}
                    </Button>
                  )
                }
                className="flex-1"
              />
            )}
            {!data && query.isError && (
              <ListFailed title={t('failedTitle')} error={error} onRetry={() => void query.refetch()} />
            )}
          </div>
          {totalCount > 0 && (
            <ListFooter
              page={page}
              size={size}
              totalCount={totalCount}
              pager={t('pager')}
              onPageChange={(next) => onSearchChange({ ...search, page: next > 1 ? next : undefined })}
              onSizeChange={(next) =>
                narrow({ size: next === defaultSize ? undefined : next, id: search.id })
              }
            />
          )}
        </div>
        {!isMobile && (
          <ReadingPane open={open} onMark={mark} onClose={close} isChosen={search.id !== undefined} />
        )}
      </div>
    </div>
  );
}

const emptyTitle = ({ show, kind }: MessagesSearch) =>
  kind !== undefined ? 'noMatchTitle' : show === 'unread' ? 'noUnreadTitle' : 'emptyTitle';

/** The listed messages; among unread ones, those that were opened here stay until another list is chosen. */
function useKeptMessages({
  search: { show, kind, page, size },
  listed,
  opened,
}: {
  search: MessagesSearch;
  listed: readonly Message[];
  opened: Message | undefined;
}): readonly Message[] {
  const key = [show, kind, page, size].join(' ');
  const [kept, setKept] = useState<{ key: string; messages: readonly Message[] }>({ key, messages: [] });
  const messages = kept.key === key ? kept.messages : [];
  const isListed = opened !== undefined && listed.some(({ id }) => id === opened.id);
  if (show === 'unread' && isListed && !messages.some(({ id }) => id === opened.id)) {
    setKept({ key, messages: [...messages, { ...opened, isRead: 1 }] });
  }
  return show === 'unread' ? withKept(listed, messages) : listed;
}
