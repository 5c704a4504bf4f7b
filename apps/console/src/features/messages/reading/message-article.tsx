import { type Message, pagePath } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Chip } from '@meridian/ui';
import { DownloadIcon, LinkIcon, LockIcon, WalletIcon } from '@meridian/ui/icons';
import { SafeHtml, ownPathOf } from '@meridian/ui/safe-html';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { kindStyles } from '../lib/kind-styles';
import { kindOf } from '../lib/message-kinds';
import { messageText } from '../lib/message-text';
import { longMessageTime } from '../lib/message-time';
import { useMessageClock } from '../lib/use-message-clock';

export interface MessageArticleProps {
  message: Message;
  /** Further buttons, next to the link to the message's subject. */
  actions?: ReactNode;
}

/** A message in full: kind, time, title, text, and a link to its subject. */
export function MessageArticle({ message, actions }: MessageArticleProps) {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const { timeZone } = useMessageClock();
  const router = useRouter();
  const { title, html } = messageText(message, language);
  const kind = kindOf(message.msgType);
  const { Icon, tone } = kindStyles[kind];
  const link = messageLink(message.link, location.origin);
  const open = (path: string) => router.history.push(path);
  return (
    <article className="max-w-160">
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <Chip tone={tone} icon={<Icon />}>
          {t(`kinds.${kind}`)}
        </Chip>
        <time dateTime={message.createdTime} className="text-12 text-fg-3 tabular-nums">
          {longMessageTime(message.createdTime, timeZone, language)}
        </time>
      </p>
      <h2 className="text-20 font-semibold tracking-tight wrap-anywhere">{title}</h2>
      <SafeHtml html={html} onNavigate={open} className="mt-3.5" />
      {(link ?? actions) && (
        <div className="mt-7 flex flex-wrap gap-2">
          {link && (
            <Button asChild icon={<link.Icon />}>
              <a
                href={link.path}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  open(link.path);
                }}
              >
                {t(`links.${link.name}`)}
              </a>
            </Button>
          )}
          {actions}
        </div>
      )}
    </article>
  );
}

const known = [
  { start: pagePath('downloads'), name: 'downloads', Icon: DownloadIcon },
  { start: pagePath('home'), name: 'home', Icon: WalletIcon },
  { start: pagePath('password'), name: 'password', Icon: LockIcon },
] as const;
const other = { name: 'other', Icon: LinkIcon } as const;

/** The link of a message, with the key of its text and its icon; null without a link, and for one that leaves the console. */
function messageLink(link: string | null, origin: string) {
  const path = link === null ? null : ownPathOf(link, origin);
  if (path === null) return null;
  return { path, ...(known.find(({ start }) => path.startsWith(start)) ?? other) };
}
