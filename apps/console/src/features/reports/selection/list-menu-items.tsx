import type { ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { MenuItem } from '@meridian/ui';
import { CopyIcon, DownloadIcon } from '@meridian/ui/icons';
import { notify } from '../../../lib/page/notices';
import { writeClipboard } from '../../../lib/page/write-clipboard';
import { rowHeaderKey } from '../report-keys';
import type { ReportModel } from '../use-report-model';
import { saveSelectedList, selectedList } from './selected-list';

export interface ListMenuItemsProps {
  model: Pick<ReportModel, 'report' | 'rows'>;
  rows: readonly ReportRow[];
}

/** Commands that export or copy the names of the selected rows. */
export function ListMenuItems({ model, rows }: ListMenuItemsProps) {
  const { t } = useTranslation('itemActions');
  const { report } = model;
  const titleInfos = model.rows.response?.data.titleInfos ?? [];
  const save = (format: 'csv' | 'xlsx') =>
    void saveSelectedList(selectedList(rows, { report, titleInfos }), { format, name: t('fileName') }).catch(
      () => notify({ tone: 'error', title: t('exportFailed') }),
    );
  const copy = async () => {
    const key = rowHeaderKey(report) ?? '';
    const names = [...new Set(rows.map((row) => String(row[key] ?? '')).filter((name) => name !== ''))];
    const isCopied = await writeClipboard(names.join('\n'));
    const total = formatValue(names.length, 't');
    notify(
      isCopied
        ? { tone: 'success', title: t('copied', { count: names.length, total }) }
        : { tone: 'error', title: t('copyFailed') },
    );
  };
  return (
    <>
      <MenuItem icon={<DownloadIcon />} onSelect={() => save('csv')}>
        {t('exportCsv')}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} onSelect={() => save('xlsx')}>
        {t('exportXlsx')}
      </MenuItem>
      <MenuItem icon={<CopyIcon />} onSelect={() => void copy()}>
        {t('copyNames')}
      </MenuItem>
    </>
  );
}
