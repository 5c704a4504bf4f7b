import type { Announcement } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { ReactNode } from 'react';
import { NoValue } from '../../../lib/lists/no-value';
import { StateChip } from '../lib/state-chip';
import { useAnnouncementTitle } from '../lib/use-announcement-title';
import { AnnouncementMenu } from './announcement-menu';

export interface AnnouncementTableProps {
  announcements: readonly Announcement[];
  /** IANA name, for times. */
  timeZone: string;
  onOpen: (id: string) => void;
  onWithdraw: (announcement: Announcement) => void;
  onDelete: (announcement: Announcement) => void;
}

/** Announcements with their state, readers and last change. */
export function AnnouncementTable({ announcements, ...props }: AnnouncementTableProps) {
  const { t } = useTranslation('announcements');
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns(props)}
      rows={announcements}
      rowId={({ id }) => id}
      edge="page"
    />
  );
}

const inWideTable = { hiddenBelow: 'desktop' } as const;
const time = { ...inWideTable, cellClassName: 'whitespace-nowrap tabular-nums' } as const;

type TableActions = Omit<AnnouncementTableProps, 'announcements'>;

function useColumns(props: TableActions): DataTableColumn<Announcement>[] {
  const { timeZone, onOpen, onWithdraw, onDelete } = props;
  const { t } = useTranslation('announcements');
  const { language } = useLanguage();
  const at = (instant: string) => formatInstant(instant, timeZone, language);
  const readOf = ({ readers, recipients }: Announcement) => t('list.readOf', { readers, recipients });
  return [
    {
      id: 'title',
      header: t('titleLabel'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => (
        <AnnouncementTitle announcement={original} onOpen={() => onOpen(original.id)}>
          {original.state !== 'draft' && readOf(original)}
          <span>
            {original.savedBy} · {at(original.savedTime)}
          </span>
        </AnnouncementTitle>
      ),
    },
    {
      id: 'state',
      header: t('list.state'),
      meta: inWideTable,
      cell: ({ row: { original } }) => <StateChip state={original.state} />,
    },
    {
      id: 'publishTime',
      header: t('time.label'),
      meta: time,
      cell: ({ row: { original } }) =>
        original.publishTime === null ? <NoValue /> : at(original.publishTime),
    },
    {
      id: 'read',
      header: t('list.read'),
      meta: { ...inWideTable, isNumeric: true },
      cell: ({ row: { original } }) => (original.state === 'draft' ? <NoValue /> : readOf(original)),
    },
    {
      id: 'savedBy',
      header: t('list.savedBy'),
      meta: { ...inWideTable, cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => original.savedBy,
    },
    {
      id: 'savedTime',
      header: t('list.savedTime'),
      meta: time,
      cell: ({ row: { original } }) => at(original.savedTime),
    },
    {
      id: 'actions',
      header: () => <span className="sr-only">{t('list.actions')}</span>,
      meta: { pin: 'right', cellClassName: 'w-10 pl-0! text-right' },
      cell: ({ row: { original } }) => (
        <AnnouncementMenu
          announcement={original}
          onOpen={() => onOpen(original.id)}
          onWithdraw={() => onWithdraw(original)}
          onDelete={() => onDelete(original)}
        />
      ),
    },
  ];
}

interface AnnouncementTitleProps {
  announcement: Announcement;
  onOpen: () => void;
  /** Shown below the title on a phone. */
  children: ReactNode;
}

/** The title, which links to the announcement. On a phone its details are below it. */
function AnnouncementTitle({ announcement, onOpen, children }: AnnouncementTitleProps) {
  const title = useAnnouncementTitle()(announcement.texts);
  return (
    <>
      <button
        type="button"
        title={title}
        onClick={onOpen}
        className="block max-w-full rounded-xs text-left font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8 max-desktop:wrap-anywhere desktop:max-w-[38vw] desktop:truncate"
      >
        {title}
      </button>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-fg-3 desktop:hidden">
        <StateChip state={announcement.state} />
        {children}
      </span>
    </>
  );
}
