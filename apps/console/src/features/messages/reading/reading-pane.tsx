import type { Message } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton } from '@meridian/ui';
import { ArrowLeftIcon, MailIcon, MailOpenIcon } from '@meridian/ui/icons';
import type { OpenMessage } from '../lib/use-open-message';
import { MessageAbsent } from './message-absent';
import { MessageArticle } from './message-article';

export interface ReadingPaneProps {
  open: OpenMessage;
  onMark: (messages: readonly Message[], isRead: Message['isRead']) => unknown;
  onClose: () => void;
  /** False if no message is open, which the pane then shows. */
  isSelected?: boolean;
  /** Whether it fills the page, with a link back to the list, as on a phone. */
  isPage?: boolean;
}

/** The open message, next to the list. */
export function ReadingPane({ open, onMark, onClose, isSelected = true, isPage = false }: ReadingPaneProps) {
  const { t } = useTranslation('messages');
  const { message } = open;
  const isRead = message?.isRead === 1;
  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isPage && (
        <div className="flex items-center gap-2 border-b border-line-2 px-3 py-2">
          <IconButton label={t('back')} onClick={onClose}>
            <ArrowLeftIcon />
          </IconButton>
          <h1 className="font-medium">{t('title')}</h1>
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-12 py-8 max-desktop:px-4 max-desktop:py-5">
        {!isSelected ? (
          <p className="m-auto text-fg-3">{t('choose')}</p>
        ) : message ? (
          <MessageArticle
            message={message}
            actions={
              <Button
                variant="ghost"
                icon={isRead ? <MailIcon /> : <MailOpenIcon />}
                onClick={() => onMark([message], isRead ? 0 : 1)}
              >
                {t(isRead ? 'markUnread' : 'markRead')}
              </Button>
            }
          />
        ) : (
          <MessageAbsent open={open} onAllMessages={onClose} />
        )}
      </div>
    </section>
  );
}
