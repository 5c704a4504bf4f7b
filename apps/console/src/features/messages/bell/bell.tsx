import { useTranslation } from '@meridian/i18n';
import { CountBadge, IconButton } from '@meridian/ui';
import { BellIcon } from '@meridian/ui/icons';
import { useCallback } from 'react';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { useUnread } from '../live/unread';

const BellMenu = lazyWithPreload(() => import('./bell-menu').then((module) => module.BellMenu));

/** The bell of the top bar, with the number of unread messages; opens the newest of them. */
export function Bell() {
  const { t, i18n } = useTranslation('shell');
  const count = useUnread((state) => state.unreadCount) ?? 0;
  const label = count > 0 ? t('bell.unread', { count }) : t('bell.messages');
  // with its texts, so that the bar does not wait for them
  const preload = useCallback(
    () => Promise.all([BellMenu.preload(), i18n.loadNamespaces('messages')]),
    [i18n],
  );
  return (
    <LazyMenu
      preload={preload}
      trigger={
        <IconButton label={label} title={label}>
          {/* same size even if the button is larger: the number stays at the bell */}
          <span className="relative grid size-8 place-items-center">
            <BellIcon />
            <CountBadge count={count} />
          </span>
        </IconButton>
      }
    >
      {(parts) => <BellMenu {...parts} />}
    </LazyMenu>
  );
}
