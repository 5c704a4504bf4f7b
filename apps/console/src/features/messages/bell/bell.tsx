import { useTranslation } from '@meridian/i18n';
import { CountBadge, IconButton } from '@meridian/ui';
import { BellIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy-menu';
import { useUnread } from '../live/unread';

/** The bell of the top bar, with the number of unread messages; opens the newest of them. */
export function Bell() {
  const { t, i18n } = useTranslation('shell');
  const count = useUnread((state) => state.unreadCount) ?? 0;
  const label = count > 0 ? t('bell.unread', { count }) : t('bell.messages');
  // with its texts, so that the bar does not wait for them
  const load = async () => {
    await i18n.loadNamespaces('messages');
    return import('./bell-menu');
  };
  return (
    <LazyMenu
      load={load}
      trigger={
        <IconButton label={label} title={label}>
          {/* of one size, also where the button is larger: the number stays at the bell */}
          <span className="relative grid size-8 place-items-center">
            <BellIcon />
            <CountBadge count={count} />
          </span>
        </IconButton>
      }
    >
      {({ BellMenu }, trigger) => <BellMenu trigger={trigger} />}
    </LazyMenu>
  );
}
