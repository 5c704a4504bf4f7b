import type { Message } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { plainTextOf } from '@meridian/report-table/format';
import { cn, VisuallyHidden } from '@meridian/ui';
import type { KeyboardEventHandler, Ref } from 'react';
import { KindTile } from '../lib/kind-tile';
import { kindOf } from '../lib/message-kinds';
import { messageText } from '../lib/message-text';

export interface MessageRowProps {
  message: Message;
  /** Its time as text. */
  time: string;
  isOpen: boolean;
  onOpen: () => void;
  onKeyDown: KeyboardEventHandler;
  ref?: Ref<HTMLButtonElement>;
}

/** A message in the list: kind, title, time, and its first words. */
export function MessageRow({ message, time, isOpen, onOpen, onKeyDown, ref }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const { title, html } = messageText(message, useLanguage().language);
  const isUnread = message.isRead === 0;
  return (
    <button
      ref={ref}
      type="button"
      aria-current={isOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={cn(
        'relative grid w-full grid-cols-[32px_minmax(0,1fr)_auto] gap-x-3 border-b border-line-1 py-3 pr-5 pl-6 text-left',
        '-outline-offset-2 outline-focus focus-visible:outline-2 max-desktop:pr-4',
        isOpen ? 'bg-accent-bg' : 'hover:bg-hover',
      )}
    >
      {isUnread && (
        <span aria-hidden="true" className="absolute top-6.25 left-2.5 size-1.75 rounded-full bg-accent" />
      )}
      <span className="row-span-2">
        <KindTile type={message.msgType} isQuiet={!isUnread && !isOpen} />
      </span>
      <span
        className={cn(
          'text-13 desktop:truncate',
          isUnread || isOpen ? 'font-semibold text-fg-1' : 'font-medium text-fg-2',
        )}
      >
        <VisuallyHidden>
          {isUnread && `${t('unread')}, `}
          {t(`kinds.${kindOf(message.msgType)}`)}:{' '}
        </VisuallyHidden>
        {title}
      </span>
      <span className="text-12 leading-5 whitespace-nowrap text-fg-3 tabular-nums">{time}</span>
      <span className="col-span-2 col-start-2 min-h-4.5 truncate text-12 leading-4.5 text-fg-3">
        {plainTextOf(html)}
      </span>
    </button>
  );
}
