import type { ImportDetection } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { CheckIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { ReactNode } from 'react';
import { useFieldName } from './import-fields';

type DetectedColumn = ImportDetection['columns'][number];

export interface ColumnTableProps {
  columns: readonly DetectedColumn[];
  /** What a column is used as. */
  fieldCell: (column: DetectedColumn, index: number) => ReactNode;
}

/** The columns of a file with their first values: those that are not used, then the others, folded. Nothing when none are known. */
export function ColumnTable({ columns, fieldCell }: ColumnTableProps) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  if (columns.length === 0) return null;
  const used = columns.filter(({ field }) => field !== null);
  const unused = columns.filter(({ field }) => field === null);
  const table = (caption: string, rows: readonly DetectedColumn[]) => (
    <DataTable
      caption={caption}
      columns={tableColumns}
      rows={rows}
      // a header may be there twice
      rowId={(column) => String(columns.indexOf(column))}
    />
  );
  const tableColumns: DataTableColumn<DetectedColumn>[] = [
    {
      id: 'header',
      header: t('checking.inFile'),
      meta: { isRowHeader: true, cellClassName: 'wrap-anywhere' },
      cell: ({ row: { original } }) => original.header,
    },
    {
      id: 'samples',
      header: t('checking.samples'),
      meta: { cellClassName: 'text-fg-2 wrap-anywhere' },
      cell: ({ row: { original } }) => original.samples.join(', '),
    },
    {
      id: 'field',
      header: t('checking.usedAs'),
      meta: { cellClassName: 'py-1' },
      cell: ({ row: { original } }) => fieldCell(original, columns.indexOf(original)),
    },
  ];
  return (
    <section className="flex flex-col gap-2">
      <div>
        <h3 className="inline text-14 font-semibold">{t('checking.columns')}</h3>{' '}
        <span className="text-fg-3">
          {t('checking.columnsUsed', { used: used.length, total: columns.length })}
        </span>
      </div>
      {unused.length > 0 && table(t('checking.unusedColumns'), unused)}
      {used.length > 0 && (
        <details>
          <summary className="cursor-pointer rounded-xs text-12 leading-5 focus-ring">
            <span className="mr-3 text-ok-fg [&_svg]:mr-1 [&_svg]:inline [&_svg]:size-3.5">
              <CheckIcon aria-hidden />
              {t('checking.recognised', { count: used.length })}
            </span>
            {used.map(({ header, field }, index) => (
              <span key={index} className="mr-3 inline-block wrap-anywhere">
                <span className="text-fg-2">{header} → </span>
                <span className="font-medium text-fg-1">{field !== null && fieldName(field)}</span>
              </span>
            ))}
          </summary>
          <div className="mt-2">{table(t('checking.columns'), used)}</div>
        </details>
      )}
    </section>
  );
}
