import { pagePath, type Message } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Link } from '@tanstack/react-router';
import { KindTile } from '../lib/kind-tile';
import { messageText } from '../lib/message-text';
import { useMessageTime } from '../lib/use-message-clock';

const shownCount = 5;

/** The newest of the other unread messages, to the right of the open one. */
export function AlsoUnread({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const timeOf = useMessageTime();
  return (
    <aside
      aria-label={t('alsoUnread')}
      className="flex w-75 shrink-0 flex-col overflow-y-auto border-l border-line-2 bg-canvas p-5"
    >
      {messages.length > 0 && (
        <>
          <h2 className="text-14 font-semibold">{t('alsoUnread')}</h2>
          <ul className="mt-1">
            {messages.slice(0, shownCount).map((message) => (
              <li key={message.id} className="border-b border-line-2">
                <Link
                  to={pagePath('message')}
                  search={{ id: message.id }}
                  className="flex gap-2.5 rounded-xs py-2.5 hover:[&_b]:underline"
                >
                  <KindTile type={message.msgType} size="small" />
                  <span className="min-w-0 leading-4.5">
                    <b className="block font-medium wrap-anywhere">{messageText(message, language).title}</b>
                    <span className="text-12 text-fg-3 tabular-nums">{timeOf(message.createdTime)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        to={pagePath('messages')}
        className="mt-2 w-fit rounded-xs py-1.5 text-12 font-medium text-accent-fg hover:underline"
      >
        {t('allMessages')}
      </Link>
    </aside>
  );
}
