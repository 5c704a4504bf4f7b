import { formatDay, formatDayRange, formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Checkbox, Chip, cn } from '@meridian/ui';
import { FileSpreadsheetIcon } from '@meridian/ui/icons';
import { todayIn } from '../../lib/dates/today';
import { NoValue } from '../../lib/lists/no-value';
import { TableCell } from '../../lib/lists/table-cell';
import { DownloadActions, type DownloadActionsProps } from './download-actions';
import { DownloadState } from './download-state';
import { fileSize } from './file-size';
import { useReportName } from './use-report-name';

export interface DownloadRowProps extends DownloadActionsProps {
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
  /** IANA name, for the time of creation. */
  timeZone: string;
  /** The day there, `yyyy-MM-dd`: dates of its year are written without it. */
  today: string;
}

/** One file. On a phone its details are under its name. */
export function DownloadRow({
  record,
  isSelected,
  onSelectedChange,
  timeZone,
  today,
  onDelete,
}: DownloadRowProps) {
  const { t } = useTranslation('downloads');
  const { language } = useLanguage();
  const reportName = useReportName();
  const { fileName, channel, size } = record;
  const created = formatInstant(record.createdTime, timeZone, language);
  const createdDay = todayIn(timeZone, new Date(record.createdTime));
  const styleOf = (...days: string[]) =>
    days.every((day) => day.slice(0, 4) === today.slice(0, 4)) ? 'short' : 'full';
  const period = formatDayRange(record, language, styleOf(record.beginDate, record.endDate));
  return (
    <tr className={cn('group/row', isSelected && '[&>td]:bg-accent-bg')}>
      <TableCell className="w-10 pr-0! align-middle">
        <Checkbox
          aria-label={t('select', { file: fileName })}
          checked={isSelected}
          onCheckedChange={onSelectedChange}
          className="align-middle"
        />
      </TableCell>
      <TableCell className="py-1.5">
        <span className="flex items-center gap-2.5">
          <FileSpreadsheetIcon aria-hidden className="flex-none text-fg-3 max-desktop:hidden" />
          <span className="min-w-0">
            <span
              title={fileName}
              className="block font-medium text-fg-1 max-desktop:wrap-anywhere desktop:max-w-48 desktop:truncate vast:max-w-96"
            >
              {fileName}
            </span>
            <span className="block text-12 text-fg-3 desktop:hidden">
              {reportName(record)} · {t(`channels.${channel}`)} · {period}
            </span>
            <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 desktop:hidden">
              <span>
                <DownloadState record={record} />
              </span>
              <RowCount record={record} />
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap max-desktop:hidden">{reportName(record)}</TableCell>
      <TableCell className="whitespace-nowrap max-wide:hidden">{t(`channels.${channel}`)}</TableCell>
      <TableCell className="whitespace-nowrap max-desktop:hidden">{period}</TableCell>
      <TableCell className="py-1.5 max-desktop:hidden">
        <DownloadState record={record} />
      </TableCell>
      <TableCell isNumeric className="max-desktop:hidden">
        <RowCount record={record} />
      </TableCell>
      <TableCell isNumeric className="text-fg-2! max-wide:hidden">
        {size === null ? <NoValue /> : fileSize(size)}
      </TableCell>
      <TableCell className="whitespace-nowrap max-desktop:hidden">
        <time dateTime={record.createdTime} title={created}>
          {formatDay(createdDay, language, styleOf(createdDay))} {created.slice(-'00:00'.length)}
        </time>
      </TableCell>
      <TableCell className="sticky right-0 bg-surface pl-0!">
        <DownloadActions record={record} onDelete={onDelete} />
      </TableCell>
    </tr>
  );
}

/** Rows in the file, and that they are not all of them. */
function RowCount({ record: { rowCount, totalCount } }: Pick<DownloadRowProps, 'record'>) {
  const { t } = useTranslation('downloads');
  if (rowCount === null)
    return (
      <span className="max-desktop:hidden">
        <NoValue />
      </span>
    );
  const rows = formatValue(rowCount, 't');
  const isCut = totalCount !== null && rowCount < totalCount;
  const hint = isCut ? t('cutHint', { rows, total: formatValue(totalCount, 't') }) : undefined;
  return (
    <span className="inline-flex items-center gap-2" title={hint}>
      {isCut && (
        <Chip tone="warn" shape="square">
          {t('cut')}
        </Chip>
      )}
      {rows}
      {hint !== undefined && <span className="sr-only">{hint}</span>}
    </span>
  );
}
