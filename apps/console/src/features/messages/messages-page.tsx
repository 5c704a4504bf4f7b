import { endpoints, type Message } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { ListBody } from '../../lib/lists/list-body';
import { useListPage } from '../../lib/lists/use-list-page';
import { usePageTitle } from '../../lib/page/use-page-title';
import { withRead } from './lib/read-flags';
import { useMarkMessages } from './lib/use-mark-messages';
import { useOpenMessage } from './lib/use-open-message';
import { MessageList, MessageListSkeleton } from './list/message-list';
import { toMessagesRequest, type MessagesAddress } from './list/messages-address';
import { MessagesToolbar } from './list/messages-toolbar';
import { ReadingPane } from './reading/reading-pane';

export interface MessagesPageProps {
  address: MessagesAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: MessagesAddress, options?: { replace: boolean }) => void;
}

/** The messages of the user: a list and a reading pane; on a phone one after the other. */
export function MessagesPage({ address, onAddressChange }: MessagesPageProps) {
  const { t } = useTranslation(['messages', 'common']);
  usePageTitle(t('title'));
  const isMobile = useIsMobile();
  const request = endpointOptions(useApi(), endpoints.messageList, { body: toMessagesRequest(address) });
  const list = useListPage({ address, onAddressChange, request });
  const { rows } = list;
  const { mark, markAll, isMarkingAll } = useMarkMessages();
  const open = useOpenMessage(address.id, { known: rows?.find(({ id }) => id === address.id) });
  const messages = useListedMessages({ address, listed: rows ?? [], opened: open.message });
  const narrow = (change: MessagesAddress) => list.change({ id: undefined, ...change });
  const close = () => onAddressChange({ ...address, id: undefined });

  if (isMobile && address.id !== undefined) {
    return <ReadingPane open={open} onMark={mark} onClose={close} isPage />;
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <MessagesToolbar
        address={address}
        onChange={narrow}
        onMarkAll={() => void markAll()}
        isMarkingAll={isMarkingAll}
      />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,440px)_minmax(0,1fr)] border-t border-line-2 max-desktop:grid-cols-1">
        <div className="flex min-h-0 flex-col border-r border-line-2 max-desktop:border-r-0">
          <ListBody
            list={{ ...list, rows: rows && messages }}
            failedTitle={t('failedTitle')}
            pagerLabel={t('pager')}
            offersSizes
            scrollClassName="flex min-h-0 flex-1 flex-col overflow-y-auto"
            loading={
              <div role="status" aria-label={t('common:loading')}>
                <MessageListSkeleton />
              </div>
            }
            empty={<NoMessages address={address} onChange={narrow} />}
          >
            {() => (
              <MessageList
                messages={messages}
                openId={address.id}
                onOpen={({ id }, options) => onAddressChange({ ...address, id }, options)}
              />
            )}
          </ListBody>
        </div>
        {!isMobile && (
          <ReadingPane open={open} onMark={mark} onClose={close} isSelected={address.id !== undefined} />
        )}
      </div>
    </div>
  );
}

interface NoMessagesProps {
  address: MessagesAddress;
  onChange: (change: MessagesAddress) => void;
}

/** Shown instead of rows: no message matches, or there are none. */
function NoMessages({ address: { show, kind }, onChange }: NoMessagesProps) {
  const { t } = useTranslation('messages');
  const isNarrowed = show !== undefined || kind !== undefined;
  const title = kind !== undefined ? 'noMatchTitle' : isNarrowed ? 'noUnreadTitle' : 'emptyTitle';
  return (
    <EmptyState
      kind={isNarrowed ? 'noMatch' : 'nothingYet'}
      title={t(title)}
      description={kind === undefined && t(isNarrowed ? 'noUnreadBody' : 'emptyBody')}
      actions={
        isNarrowed && (
          <Button onClick={() => onChange({ show: undefined, kind: undefined })}>{t('showAll')}</Button>
        )
      }
      className="flex-1"
    />
  );
}

interface ListedMessagesOptions {
  address: MessagesAddress;
  listed: readonly Message[];
  opened: Message | undefined;
}

/** The listed messages. Among unread ones, those that were opened here stay until another list is selected. */
function useListedMessages({
  address: { show, kind, page, size },
  listed,
  opened,
}: ListedMessagesOptions): readonly Message[] {
  const key = [show, kind, page, size].join(' ');
  const [read, setRead] = useState<{ key: string; messages: readonly Message[] }>({ key, messages: [] });
  const messages = read.key === key ? read.messages : [];
  const isListed = opened !== undefined && listed.some(({ id }) => id === opened.id);
  if (show === 'unread' && isListed && !messages.some(({ id }) => id === opened.id)) {
    setRead({ key, messages: [...messages, { ...opened, isRead: 1 }] });
  }
  return show === 'unread' ? withRead(listed, messages) : listed;
}
