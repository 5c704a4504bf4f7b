import type { Message } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Skeleton } from '@meridian/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useShortcut } from '../../../lib/keys/use-shortcut';
import { useMessageTime } from '../lib/use-message-clock';
import { MessageRow } from './message-row';

export interface MessageListProps {
  messages: readonly Message[];
  openId: string | undefined;
  /** `replace`: a step of the keyboard, which adds no history entry. */
  onOpen: (message: Message, options: { replace: boolean }) => void;
}

/** The messages, newest first. Arrows inside it, and j and k anywhere on the page, open the next and previous one. */
export function MessageList({ messages, openId, onOpen }: MessageListProps) {
  const { t } = useTranslation('messages');
  const timeOf = useMessageTime();
  const rows = useRef(new Map<string, HTMLButtonElement>());
  const isMoving = useRef(false);
  const move = (step: 1 | -1) => {
    const at = messages.findIndex(({ id }) => id === openId);
    const next = at < 0 ? messages[0] : messages[at + step];
    if (!next) return;
    isMoving.current = true;
    onOpen(next, { replace: true });
  };
  useShortcut('nextMessage', () => move(1));
  useShortcut('previousMessage', () => move(-1));
  useEffect(() => {
    const row = openId === undefined ? undefined : rows.current.get(openId);
    row?.scrollIntoView({ block: 'nearest' });
    if (isMoving.current) row?.focus();
    isMoving.current = false;
  }, [openId]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  return (
    <ul aria-label={t('list')}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageRow
            ref={(row) => {
              if (row) rows.current.set(message.id, row);
              else rows.current.delete(message.id);
            }}
            message={message}
            time={timeOf(message.createdTime)}
            isOpen={message.id === openId}
            onOpen={() => onOpen(message, { replace: false })}
            onKeyDown={handleKeyDown}
          />
        </li>
      ))}
    </ul>
  );
}

/** Shown instead of the list while it loads, as high as its rows. */
export function MessageListSkeleton({ rows = 9 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex gap-3 border-b border-line-1 py-3 pr-5 pl-6">
          <Skeleton className="h-8 w-8" />
          <span className="flex h-9.5 flex-1 flex-col justify-around">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-11/12" />
          </span>
        </div>
      ))}
    </div>
  );
}
