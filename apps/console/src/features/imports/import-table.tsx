import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { PlainTable } from '../../lib/lists/plain-table';
import { TableHead } from '../../lib/lists/table-head';
import { ImportRow, type ReportOf } from './import-row';

export interface ImportTableProps {
  imports: readonly ReportImport[];
  reportOf: ReportOf;
}

/** Imports, newest first, with what was detected in them and their states. */
export function ImportTable({ imports, reportOf }: ImportTableProps) {
  const { t } = useTranslation('imports');
  return (
    <PlainTable
      caption={t('caption')}
      className="[--meridian-row-height:50px]"
      head={
        <>
          <TableHead>{t('file')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('recognised')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('period')}</TableHead>
          <TableHead className="max-desktop:hidden">{t('account')}</TableHead>
          <TableHead isNumeric className="max-desktop:hidden">
            {t('rows')}
          </TableHead>
          <TableHead isNumeric className="max-desktop:hidden">
            {t('cost')}
          </TableHead>
          <TableHead>{t('state')}</TableHead>
          <TableHead>
            <span className="sr-only">{t('actions')}</span>
          </TableHead>
        </>
      }
    >
      {imports.map((item) => (
        <ImportRow key={item.id} item={item} reportOf={reportOf} />
      ))}
    </PlainTable>
  );
}
