import { BellIcon } from '../../icons';
import { IconButton } from '../icon-button/icon-button';
import { CountBadge } from './count-badge';

const texts = {
  en: { unread: (count: number) => `Messages, ${count} unread` },
  cn: { unread: (count: number) => `消息，${count} 条未读` },
  tw: { unread: (count: number) => `訊息，${count} 則未讀` },
};

export function CountBadgeExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <IconButton label={text.unread(3)}>
      <BellIcon />
      <CountBadge count={3} />
    </IconButton>
  );
}
