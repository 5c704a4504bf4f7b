import { endpoints, pagePath, type Message } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, IconButton, useMediaQuery } from '@meridian/ui';
import { ArrowLeftIcon, ChevronDownIcon, ChevronUpIcon, MailIcon, MailOpenIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { usePageTitle } from '../../lib/page/use-page-title';
import { messageText } from './lib/message-text';
import { positionIn, withRead } from './lib/read-flags';
import { useMarkMessages } from './lib/use-mark-messages';
import { useOpenMessage } from './lib/use-open-message';
import { AlsoUnread } from './reading/also-unread';
import { MessageAbsent } from './reading/message-absent';
import { MessageArticle } from './reading/message-article';

export interface MessageDetailsPageProps {
  /** Id of the message in the address. */
  id: string | undefined;
}

/** Number of unread messages to step through from here. */
const unreadSize = 50;

/** One message as a page, with links to the other unread ones. */
export function MessageDetailsPage({ id = '' }: MessageDetailsPageProps) {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const isRoomy = useMediaQuery('(width >= 1200px)');
  const navigate = useNavigate();
  const unread = useQuery(
    endpointOptions(useApi(), endpoints.messageList, {
      body: { page: { size: unreadSize }, query: { isRead: 0 } },
    }),
  );
  const listed = unread.data?.data.list.filter(({ isRead }) => isRead === 0) ?? [];
  // its position among the unread ones is computed before it is marked as read
  const open = useOpenMessage(id, { marks: !unread.isLoading });
  const { message } = open;
  const [visited, setVisited] = useState<readonly Message[]>([]);
  const isListed = message !== undefined && listed.some((each) => each.id === message.id);
  if (isListed && !visited.some((each) => each.id === message.id)) setVisited([...visited, message]);
  const others = withRead(listed, visited);
  const position = message && positionIn(others, message);
  const total = (unread.data?.page.totalCount ?? 0) - (unread.data?.data.list.length ?? 0) + others.length;
  usePageTitle(message ? messageText(message, language).title : t('title'));
  const { mark } = useMarkMessages();
  const show = (next: Message | undefined) =>
    next && void navigate({ to: pagePath('message'), search: { id: next.id }, replace: true });
  const isRead = message?.isRead === 1;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-[calc(var(--meridian-control-height)+20px)] flex-wrap items-center gap-3 border-b border-line-2 py-2.5 pr-6 pl-4 max-desktop:pr-4">
        <IconButton label={t('back')} onClick={() => void navigate({ to: pagePath('messages') })}>
          <ArrowLeftIcon />
        </IconButton>
        <h1 className="font-medium">
          <Link to={pagePath('messages')} className="rounded-xs hover:underline">
            {t('title')}
          </Link>
        </h1>
        <span className="flex-1" />
        {position && position.index !== null && (
          <span className="text-12 text-fg-3 tabular-nums">
            {t('position', { index: position.index + 1, total })}
          </span>
        )}
        <span className="flex gap-1.5">
          <IconButton label={t('newer')} disabled={!position?.newer} onClick={() => show(position?.newer)}>
            <ChevronUpIcon />
          </IconButton>
          <IconButton label={t('older')} disabled={!position?.older} onClick={() => show(position?.older)}>
            <ChevronDownIcon />
          </IconButton>
        </span>
        <span className="h-4.5 w-px bg-line-2" />
        <Button
          icon={isRead ? <MailIcon /> : <MailOpenIcon />}
          disabled={!message}
          onClick={() => message && void mark([message], isRead ? 0 : 1)}
        >
          {t(isRead || !message ? 'markUnread' : 'markRead')}
        </Button>
      </header>
      <div className="flex min-h-0 flex-1">
        <div
          key={id}
          className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto px-12 py-8 max-desktop:px-4 max-desktop:py-5"
        >
          {message ? (
            <MessageArticle message={message} />
          ) : (
            <MessageAbsent open={open} onAllMessages={() => void navigate({ to: pagePath('messages') })} />
          )}
        </div>
        {isRoomy && <AlsoUnread messages={listed.filter((each) => each.id !== id)} />}
      </div>
    </div>
  );
}
