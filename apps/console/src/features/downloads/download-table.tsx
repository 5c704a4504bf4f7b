import type { DownloadRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Checkbox } from '@meridian/ui';
import { ArrowDownIcon } from '@meridian/ui/icons';
import { PlainTable } from '../../lib/lists/plain-table';
import { TableHead } from '../../lib/lists/table-head';
import { DownloadRow } from './download-row';

export interface DownloadTableProps {
  records: readonly DownloadRecord[];
  selectedIds: readonly string[];
  onSelectedIdsChange: (ids: readonly string[]) => void;
  onDelete: (records: readonly DownloadRecord[]) => void;
  /** IANA name, for the times of creation. */
  timeZone: string;
  /** The day there, `yyyy-MM-dd`. */
  today: string;
}

/** Files, newest first, with their reports and states. */
export function DownloadTable({
  records,
  selectedIds,
  onSelectedIdsChange,
  onDelete,
  timeZone,
  today,
}: DownloadTableProps) {
  const { t } = useTranslation('downloads');
  const isAll = selectedIds.length === records.length;
  return (
    <PlainTable
      caption={t('caption')}
      head={
        <>
          <TableHead className="w-10 pr-0!">
            <Checkbox
              aria-label={t('selectAll')}
              checked={isAll || (selectedIds.length > 0 && 'indeterminate')}
              onCheckedChange={() => onSelectedIdsChange(isAll ? [] : records.map(({ id }) => id))}
              className="align-middle"
            />
          </TableHead>
          <TableHead>{t('file')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('report')}</TableHead>
          <TableHead className="max-wide:hidden">{t('channel')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('period')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('status')}</TableHead>
          <TableHead isNumeric className="max-desktop:hidden">
            {t('rows')}
          </TableHead>
          <TableHead isNumeric className="max-wide:hidden">
            {t('size')}
          </TableHead>
          <TableHead aria-sort="descending" className="text-accent-fg! max-desktop:hidden">
            <span className="inline-flex items-center gap-1.5">
              <ArrowDownIcon aria-hidden className="size-3" />
              {t('created')}
            </span>
          </TableHead>
          <TableHead className="sticky right-0">
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </>
      }
    >
      {records.map((record) => (
        <DownloadRow
          key={record.id}
          record={record}
          isSelected={selectedIds.includes(record.id)}
          onSelectedChange={(isSelected) =>
            onSelectedIdsChange(
              isSelected ? [...selectedIds, record.id] : selectedIds.filter((id) => id !== record.id),
            )
          }
          timeZone={timeZone}
          today={today}
          onDelete={() => onDelete([record])}
        />
      ))}
    </PlainTable>
  );
}
