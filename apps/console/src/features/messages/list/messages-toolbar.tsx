import { useTranslation } from '@meridian/i18n';
import { Button, SegmentedControl, Select } from '@meridian/ui';
import { CheckCheckIcon } from '@meridian/ui/icons';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { messageKinds } from '../lib/message-kinds';
import { useUnread } from '../live/unread';
import type { MessagesAddress } from './messages-address';

export interface MessagesToolbarProps {
  address: MessagesAddress;
  onChange: (change: MessagesAddress) => void;
  onMarkAll: () => void;
  isMarkingAll: boolean;
}

const allKinds = 'all';
const kinds = [allKinds, ...messageKinds] as const;

/** The header of the message centre: filters by state and kind, and a button to mark all as read. */
export function MessagesToolbar({ address, onChange, onMarkAll, isMarkingAll }: MessagesToolbarProps) {
  const { t } = useTranslation('messages');
  const isMobile = useIsMobile();
  const unreadCount = useUnread((state) => state.unreadCount);
  const markAll = (
    <Button
      icon={<CheckCheckIcon />}
      disabled={unreadCount === 0}
      isLoading={isMarkingAll}
      onClick={onMarkAll}
      className="ml-auto"
    >
      {t('markAll')}
    </Button>
  );
  return (
    <header className="flex flex-wrap items-center gap-3 px-page pt-3.5 pb-3 max-desktop:px-4">
      <h1 className="text-20 font-semibold tracking-tight">{t('title')}</h1>
      {isMobile && markAll}
      <SegmentedControl
        label={t('show.label')}
        value={address.show ?? 'all'}
        items={[
          { value: 'all', label: t('show.all') },
          {
            value: 'unread',
            label: (
              <>
                {t('show.unread')}
                {unreadCount !== null && unreadCount > 0 && (
                  <span className="ml-1.5 font-normal text-fg-3 tabular-nums">{unreadCount}</span>
                )}
              </>
            ),
          },
        ]}
        onValueChange={(show) => onChange({ show: show === 'unread' ? show : undefined })}
        className="ml-1 max-desktop:ml-0"
      />
      <Select
        appearance="quiet"
        aria-label={t('kind')}
        value={address.kind ?? allKinds}
        options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onValueChange={(kind) => onChange({ kind: kind === allKinds ? undefined : kind })}
      />
      {!isMobile && markAll}
    </header>
  );
}
