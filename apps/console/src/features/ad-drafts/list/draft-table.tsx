import type { DraftSummary } from '@meridian/api-client/contract';
import type { DraftStatus } from '@meridian/draft-editor/core';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { CloudCheckIcon, CloudOffIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useListText } from '../../../lib/language/use-list-text';
import { NoValue } from '../../../lib/lists/no-value';
import { DraftStatusChip } from '../lib/draft-status-chip';
import { useDraftName } from '../lib/use-draft-name';
import { type DraftCommands, DraftMenu } from './draft-menu';
import { DraftMerge } from './draft-merge';

export interface DraftTableProps extends DraftCommands {
  drafts: readonly DraftSummary[];
  selectedIds: readonly string[];
  onSelectedIdsChange: (ids: readonly string[]) => void;
  /** IANA name, for times. */
  timeZone: string;
  /** When the list was opened. */
  openedAt: Date;
}

/** Drafts, the last changed first, with their status and the numbers of their rows. */
export function DraftTable({ drafts, selectedIds, onSelectedIdsChange, ...props }: DraftTableProps) {
  const { t } = useTranslation('adDrafts');
  const nameOf = useDraftName();
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns(props)}
      rows={drafts}
      rowId={({ id }) => id}
      onRowClick={props.onOpen}
      {...(props.canEdit && {
        selection: {
          selectedIds,
          onSelectedIdsChange,
          rowLabel: (draft: DraftSummary) => t('select', { name: nameOf(draft) }),
          allLabel: t('selectAll'),
        },
      })}
      edge="page"
    />
  );
}

const inWideTable = { hiddenBelow: 'desktop' } as const;
const counted = ['campaign', 'unit', 'keyword', 'creative'] as const;

function useColumns({
  timeZone,
  openedAt,
  ...commands
}: Omit<DraftTableProps, 'drafts' | 'selectedIds' | 'onSelectedIdsChange'>): DataTableColumn<DraftSummary>[] {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const at = (instant: string) => formatInstant(instant, timeZone, language);
  return [
    {
      id: 'name',
      header: t('columns.name'),
      meta: { cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => {
        const merge = commands.merges.of(original);
        return (
          <>
            <DraftName draft={original} changed={at(original.updatedTime)} onOpen={commands.onOpen} />
            {merge && (
              <DraftMerge
                draft={original}
                merge={merge}
                openedAt={openedAt}
                at={at}
                onOpen={commands.onOpen}
              />
            )}
          </>
        );
      },
    },
    {
      id: 'account',
      header: t('columns.account'),
      meta: inWideTable,
      cell: ({ row: { original } }) => (
        <span title={original.accountNo} className="block max-w-40 truncate">
          {original.accountName}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      meta: inWideTable,
      cell: ({ row: { original } }) => <DraftStatusChip status={original.status} />,
    },
    ...counted.map((kind): DataTableColumn<DraftSummary> => ({
      id: kind,
      header: t(`columns.${kind}`),
      meta: { ...inWideTable, isNumeric: true },
      cell: ({ row: { original } }) =>
        original.counts[kind] === 0 ? <NoValue /> : formatValue(original.counts[kind], 't'),
    })),
    {
      id: 'sync',
      header: t('columns.sync'),
      meta: { hiddenBelow: 'wide', cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => <SyncState status={original.status} />,
    },
    {
      id: 'createdBy',
      header: t('columns.createdBy'),
      meta: { hiddenBelow: 'wide', cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => original.createdBy || <NoValue />,
    },
    {
      id: 'updated',
      header: t('columns.updated'),
      meta: { ...inWideTable, cellClassName: 'whitespace-nowrap tabular-nums' },
      cell: ({ row: { original } }) => (
        <time dateTime={original.updatedTime} title={original.updatedBy}>
          {at(original.updatedTime)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: () => <span className="sr-only">{t('columns.actions')}</span>,
      meta: { pin: 'right', cellClassName: 'w-10 pl-0! text-right' },
      cell: ({ row: { original } }) => <DraftMenu draft={original} {...commands} />,
    },
  ];
}

interface DraftNameProps {
  draft: DraftSummary;
  changed: string;
  onOpen: (draft: DraftSummary) => void;
}

/** The name, which links to the draft. On a phone its details are below it. */
function DraftName({ draft, changed, onOpen }: DraftNameProps) {
  const { t } = useTranslation('adDrafts');
  const name = useDraftName()(draft);
  const listText = useListText();
  // a line never breaks within a count
  const counts = counted.map((kind) =>
    t(`counts.${kind}`, { count: draft.counts[kind] }).replaceAll(' ', '\u00a0'),
  );
  return (
    <>
      <button
        type="button"
        title={name}
        onClick={() => onOpen(draft)}
        className="block max-w-full rounded-xs text-left font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8 max-desktop:wrap-anywhere desktop:max-w-[30vw] desktop:truncate"
      >
        {name}
      </button>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-fg-3 desktop:hidden">
        <DraftStatusChip status={draft.status} />
        <span>{draft.accountName}</span>
        <span>{listText(counts)}</span>
        <span className="tabular-nums">{changed}</span>
      </span>
    </>
  );
}

/** Whether the provider has the draft. */
function SyncState({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('adDrafts');
  if (status === 9) return <span className="text-fg-3">{t('sync.running')}</span>;
  const isSynced = status === 4;
  const Icon = isSynced ? CloudCheckIcon : CloudOffIcon;
  return (
    <span
      className={isSynced ? 'inline-flex items-center gap-1.5' : 'inline-flex items-center gap-1.5 text-fg-3'}
    >
      <Icon aria-hidden className="size-4" />
      {t(isSynced ? 'sync.done' : 'sync.open')}
    </span>
  );
}
