import type { Message } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent } from '@meridian/ui';
import { SafeHtml } from '@meridian/ui/safe-html';
import { useRef } from 'react';
import { KindTile } from '../lib/kind-tile';
import { kindOf } from '../lib/message-kinds';
import { messageText } from '../lib/message-text';
import { messageDay } from '../lib/message-time';
import { useMessageClock } from '../lib/use-message-clock';
import { useUnread } from '../live/unread';

export interface AnnouncementDialogProps {
  message: Message;
  onClose: () => void;
  /** Opens the message centre. */
  onView: () => void;
  /** Opens a page that the text links to. */
  onNavigate: (path: string) => void;
}

/** One message above the page. A click outside does nothing; Escape is Later. */
export function AnnouncementDialog({ message, onClose, onView, onNavigate }: AnnouncementDialogProps) {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const clock = useMessageClock();
  const view = useRef<HTMLButtonElement>(null);
  const unreadCount = useUnread((state) => state.unreadCount) ?? 0;
  const others = unreadCount - (message.isRead === 0 ? 1 : 0);
  const { title, html } = messageText(message, language);
  const caption = t('popup.caption', {
    kind: t(`kinds.${kindOf(message.msgType)}`),
    date: messageDay(message.createdTime, clock, language),
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        widthPx={500}
        closesOnBackdrop={false}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          view.current?.focus();
        }}
        title={
          <span className="flex gap-4">
            <KindTile type={message.msgType} size="large" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-12 font-normal tracking-normal text-fg-3">{caption}</span>
              {title}
            </span>
          </span>
        }
        sideAction={
          others > 0 && (
            <span className="text-12 text-fg-3 tabular-nums desktop:pl-14">
              {t('popup.more', { count: others })}
            </span>
          )
        }
        actions={
          <>
            <Button onClick={onClose}>{t('popup.later')}</Button>
            <Button ref={view} variant="primary" onClick={onView}>
              {t('popup.view')}
            </Button>
          </>
        }
        className="[&>footer]:border-t-0 [&>footer]:pt-3 [&>header]:pt-6 [&>header]:pb-2"
      >
        <div
          role="region"
          aria-label={t('popup.text')}
          // a long text is scrolled by the keyboard too
          tabIndex={0}
          className="max-h-[min(50dvh,400px)] overflow-y-auto outline-offset-2 outline-focus focus-visible:outline-2 desktop:ml-14"
        >
          <SafeHtml html={html} onNavigate={onNavigate} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
