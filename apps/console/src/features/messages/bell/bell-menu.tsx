import { endpoints, pagePath } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import { useMarkMessages } from '../lib/use-mark-messages';
import { useUnread } from '../live/unread';
import { BellMessage } from './bell-message';

/** Number of messages in the menu. */
const shownCount = 4;

/** The newest messages, read or unread, a button to mark all as read, and a link to the message centre. */
export function BellMenu({ trigger, defaultOpen }: LazyMenuParts) {
  const { t } = useTranslation(['messages', 'common']);
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const { markAll, isMarkingAll } = useMarkMessages();
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.messageList, { body: { page: { size: 10 } } }),
    enabled: isOpen,
  });
  const streamedCount = useUnread((state) => state.unreadCount);
  const messages = query.data?.data.list ?? [];
  const count = streamedCount ?? messages.filter(({ isRead }) => isRead === 0).length;
  return (
    <Menu open={isOpen} onOpenChange={setIsOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end" alignOffset={-52} className="w-95 p-0!">
        <div className="flex items-center gap-2 py-2 pr-2 pl-4">
          <MenuLabel className="flex items-baseline gap-2 p-0! text-14! font-semibold! text-fg-1!">
            {t('bell.title')}
            {count > 0 && (
              <span className="text-13 font-normal text-fg-3 tabular-nums">
                {t('bell.unread', { number: count })}
              </span>
            )}
          </MenuLabel>
          {count > 0 && (
            <MenuItem
              disabled={isMarkingAll}
              onSelect={(event) => {
                event.preventDefault();
                void markAll();
              }}
              className="ml-auto text-12 font-medium text-accent-fg!"
            >
              {t('markAll')}
            </MenuItem>
          )}
        </div>
        {query.isLoading && <Loading label={t('common:loading')} />}
        {messages.slice(0, shownCount).map((message) => (
          <BellMessage
            key={message.id}
            message={message}
            onOpen={() => void navigate({ to: pagePath('message'), search: { id: message.id } })}
          />
        ))}
        {query.data && messages.length === 0 && <Note>{t('bell.empty')}</Note>}
        {!query.data && query.isError && (
          <>
            <Note>
              <b className="block font-medium text-fg-1">{t('bell.failed')}</b>
              {errorMessage(query.error)}
            </Note>
            <Foot
              onSelect={(event) => {
                event.preventDefault();
                void query.refetch();
              }}
            >
              {t('common:tryAgain')}
            </Foot>
          </>
        )}
        <Foot onSelect={() => void navigate({ to: pagePath('messages') })}>{t('allMessages')}</Foot>
      </MenuContent>
    </Menu>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="border-t border-line-1 px-4 py-7 text-center text-fg-3">{children}</p>;
}

function Foot({ onSelect, children }: { onSelect: (event: Event) => void; children: string }) {
  return (
    <div className="border-t border-line-2 p-1.5">
      <MenuItem onSelect={onSelect} className="text-center font-medium text-accent-fg!">
        {children}
      </MenuItem>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className="border-t border-line-1">
      <span className="sr-only">{label}</span>
      {Array.from({ length: shownCount }, (_, index) => (
        <div key={index} className="flex h-18.5 gap-3 border-b border-line-1 px-4 py-2.5 last:border-b-0">
          <Skeleton className="h-8 w-8" />
          <span className="flex flex-1 flex-col justify-around">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-full" />
            <Skeleton className="w-2/3" />
          </span>
        </div>
      ))}
    </div>
  );
}
