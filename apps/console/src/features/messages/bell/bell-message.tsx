import type { Message } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { plainTextOf } from '@meridian/report-table/format';
import { cn, MenuItem, VisuallyHidden } from '@meridian/ui';
import { KindTile } from '../lib/kind-tile';
import { kindOf } from '../lib/message-kinds';
import { messageText } from '../lib/message-text';
import { useMessageTime } from '../lib/use-message-clock';

/** A message in the menu of the bell; an unread one is marked. */
export function BellMessage({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { t } = useTranslation('messages');
  const { title, html } = messageText(message, useLanguage().language);
  const timeOf = useMessageTime();
  const isUnread = message.isRead === 0;
  return (
    <MenuItem
      icon={<KindTile type={message.msgType} isQuiet={!isUnread} />}
      textValue={title}
      onSelect={onOpen}
      className="min-h-18.5! items-start! gap-3! rounded-none! border-t border-line-1 px-4! py-2.5"
    >
      <span className="flex items-baseline gap-2">
        <span className={cn('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'font-medium text-fg-2')}>
          <VisuallyHidden>
            {isUnread && `${t('unread')}, `}
            {t(`kinds.${kindOf(message.msgType)}`)}:{' '}
          </VisuallyHidden>
          {title}
        </span>
        <span className="text-12 whitespace-nowrap text-fg-3 tabular-nums">
          {timeOf(message.createdTime)}
        </span>
      </span>
      <span className="mt-0.5 line-clamp-2 text-12 text-fg-3">{plainTextOf(html)}</span>
    </MenuItem>
  );
}
