import type { Announcement } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { PlainTable } from '../../../lib/lists/plain-table';
import { TableHead } from '../../../lib/lists/table-head';
import { AnnouncementRow } from './announcement-row';

export interface AnnouncementTableProps {
  announcements: readonly Announcement[];
  /** IANA name, for times. */
  timeZone: string;
  onOpen: (id: string) => void;
  onWithdraw: (announcement: Announcement) => void;
  onDelete: (announcement: Announcement) => void;
}

/** Announcements with their state, readers and last change. */
export function AnnouncementTable({
  announcements,
  timeZone,
  onOpen,
  onWithdraw,
  onDelete,
}: AnnouncementTableProps) {
  const { t } = useTranslation('announcements');
  return (
    <PlainTable
      caption={t('title')}
      head={
        <>
          <TableHead>{t('titleLabel')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('list.state')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('time.label')}</TableHead>
          <TableHead isNumeric className="max-desktop:hidden">
            {t('list.read')}
          </TableHead>
          <TableHead className="max-desktop:hidden">{t('list.savedBy')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('list.savedTime')}</TableHead>
          <TableHead className="sticky right-0">
            <span className="sr-only">{t('list.actions')}</span>
          </TableHead>
        </>
      }
    >
      {announcements.map((announcement) => (
        <AnnouncementRow
          key={announcement.id}
          announcement={announcement}
          timeZone={timeZone}
          onOpen={() => onOpen(announcement.id)}
          onWithdraw={() => onWithdraw(announcement)}
          onDelete={() => onDelete(announcement)}
        />
      ))}
    </PlainTable>
  );
}
