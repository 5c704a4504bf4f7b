import type { ImportDetection } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { ReactNode } from 'react';

type DetectedColumn = ImportDetection['columns'][number];

export interface ColumnTableProps {
  columns: readonly DetectedColumn[];
  /** Not folded at first. */
  isOpen?: boolean;
  /** What a column is used as. */
  fieldCell: (column: DetectedColumn, index: number) => ReactNode;
}

/** The columns of a file with their first values. Nothing when none are known. */
export function ColumnTable({ columns, isOpen = false, fieldCell }: ColumnTableProps) {
  const { t } = useTranslation('imports');
  if (columns.length === 0) return null;
  const used = columns.filter(({ field }) => field !== null).length;
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
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer rounded-xs focus-ring">
        <h3 className="inline text-14 font-semibold">{t('checking.columns')}</h3>{' '}
        <span className="text-fg-3">{t('checking.columnsUsed', { used, total: columns.length })}</span>
      </summary>
      <div className="mt-2">
        <DataTable
          caption={t('checking.columns')}
          columns={tableColumns}
          rows={columns}
          // a header may be there twice
          rowId={(column) => String(columns.indexOf(column))}
        />
      </div>
    </details>
  );
}
