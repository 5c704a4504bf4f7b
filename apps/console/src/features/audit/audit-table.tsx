import type { Account, AuditRecord } from '@meridian/api-client/contract';
import { formatInstant, formatList, useLanguage, useTranslation } from '@meridian/i18n';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { NoValue } from '../../lib/lists/no-value';
import { accountNames, useActorName } from './audit-words';

export interface AuditTableProps {
  records: readonly AuditRecord[];
  accounts: readonly Account[];
  timeZone: string;
  /** The record whose drawer is open. */
  currentId: string | undefined;
  onOpen: (record: AuditRecord) => void;
}

/** Records with time, actor, action, object, accounts and address. */
export function AuditTable({ records, currentId, ...props }: AuditTableProps) {
  const { t } = useTranslation('audit');
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns(props)}
      rows={records}
      rowId={({ id }) => id}
      isCurrentRow={({ id }) => id === currentId}
      onRowClick={props.onOpen}
      edge="page"
    />
  );
}

const inWideTable = { hiddenBelow: 'desktop' } as const;

function useColumns({
  accounts,
  timeZone,
  onOpen,
}: Omit<AuditTableProps, 'records' | 'currentId'>): DataTableColumn<AuditRecord>[] {
  const { t } = useTranslation('audit');
  const { language } = useLanguage();
  const actorName = useActorName();
  return [
    {
      id: 'time',
      header: t('column_time'),
      meta: { cellClassName: 'whitespace-nowrap tabular-nums' },
      cell: ({ row: { original } }) => formatInstant(original.time, timeZone, language),
    },
    {
      id: 'user',
      header: t('column_user'),
      cell: ({ row: { original } }) => <Shortened>{actorName(original.actor)}</Shortened>,
    },
    {
      id: 'action',
      header: t('column_action'),
      cell: ({ row: { original } }) => <ActionCell record={original} onOpen={() => onOpen(original)} />,
    },
    {
      id: 'object',
      header: t('column_object'),
      // two lines
      meta: { ...inWideTable, cellClassName: 'py-1.5' },
      cell: ({ row: { original } }) => <ObjectCell record={original} />,
    },
    {
      id: 'accounts',
      header: t('column_accounts'),
      meta: { hiddenBelow: 'wide' },
      cell: ({ row: { original } }) =>
        original.accountIds.length === 0 ? (
          <NoValue />
        ) : (
          <Shortened>{formatList(accountNames(original.accountIds, accounts), language, 'values')}</Shortened>
        ),
    },
    {
      id: 'address',
      header: t('column_address'),
      meta: { ...inWideTable, cellClassName: 'whitespace-nowrap tabular-nums' },
      cell: ({ row: { original } }) => original.address ?? <NoValue />,
    },
  ];
}

function Shortened({ children }: { children: string }) {
  return <span className="block max-w-[24ch] truncate [unicode-bidi:plaintext]">{children}</span>;
}

function ActionCell({ record, onOpen }: { record: AuditRecord; onOpen: () => void }) {
  const { t } = useTranslation('audit');
  const action = t(`action_${record.action}`);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={t('open', { action, object: record.object.name || t(`object_${record.object.type}`) })}
      className="rounded-xs text-left font-medium text-fg-1 focus-ring hover:text-accent-fg hover:underline max-desktop:min-h-8"
    >
      {action}
    </button>
  );
}

function ObjectCell({ record: { object } }: { record: AuditRecord }) {
  const { t } = useTranslation('audit');
  return (
    <span className="flex min-w-0 flex-col items-start">
      <span title={object.name} className="max-w-80 truncate text-fg-1 [unicode-bidi:plaintext]">
        {object.name === '' ? <NoValue /> : object.name}
      </span>
      <span className="text-12 text-fg-3">{t(`object_${object.type}`)}</span>
    </span>
  );
}
