import { useTranslation } from '@meridian/i18n';
import { CheckIcon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import type { ReactNode } from 'react';
import { useListText } from '../language/use-list-text';

/** A column of a file with its first values; `field` is null if it is not used. */
export interface SheetColumn {
  header: string;
  field: string | null;
  samples: readonly string[];
}

export interface ColumnTableProps<Column extends SheetColumn> {
  columns: readonly Column[];
  /** The name of a field, for a used column. */
  fieldName: (field: string) => string;
  /** The field of a column. */
  fieldCell: (column: Column, index: number) => ReactNode;
}

/** The columns of a file with their first values: unused ones, then the others, folded. Empty if none are known. */
export function ColumnTable<Column extends SheetColumn>({
  columns,
  fieldName,
  fieldCell,
}: ColumnTableProps<Column>) {
  const { t } = useTranslation('common');
  const listText = useListText();
  if (columns.length === 0) return null;
  const used = columns.filter(({ field }) => field !== null);
  const unused = columns.filter(({ field }) => field === null);
  const table = (caption: string, rows: readonly Column[]) => (
    <DataTable
      caption={caption}
      columns={tableColumns}
      rows={rows}
      // a header may occur twice
      rowId={(column) => String(columns.indexOf(column))}
    />
  );
  const tableColumns: DataTableColumn<Column>[] = [
    {
      id: 'header',
      header: t('workbook.mapping.inFile'),
      meta: { isRowHeader: true, cellClassName: 'wrap-anywhere' },
      cell: ({ row: { original } }) => original.header,
    },
    {
      id: 'samples',
      header: t('workbook.mapping.samples'),
      meta: { cellClassName: 'text-fg-2 wrap-anywhere' },
      cell: ({ row: { original } }) => listText(original.samples, 'values'),
    },
    {
      id: 'field',
      header: t('workbook.mapping.usedAs'),
      meta: { cellClassName: 'py-1' },
      cell: ({ row: { original } }) => fieldCell(original, columns.indexOf(original)),
    },
  ];
  return (
    <section className="flex flex-col gap-2">
      <div>
        <h3 className="inline text-14 font-semibold">{t('workbook.mapping.columns')}</h3>{' '}
        <span className="text-fg-3">
          {t('workbook.mapping.columnsUsed', { used: used.length, total: columns.length })}
        </span>
      </div>
      {unused.length > 0 && table(t('workbook.mapping.unusedColumns'), unused)}
      {used.length > 0 && (
        <details>
          <summary className="cursor-pointer rounded-xs text-12 leading-5 focus-ring">
            <span className="mr-3 text-ok-fg [&_svg]:mr-1 [&_svg]:inline [&_svg]:size-3.5">
              <CheckIcon aria-hidden />
              {t('workbook.mapping.recognised', { count: used.length })}
            </span>
            {used.map(({ header, field }, index) => (
              <span key={index} className="mr-3 inline-block wrap-anywhere">
                <span className="text-fg-2">{header} → </span>
                <span className="font-medium text-fg-1">{field !== null && fieldName(field)}</span>
              </span>
            ))}
          </summary>
          <div className="mt-2">{table(t('workbook.mapping.columns'), used)}</div>
        </details>
      )}
    </section>
  );
}
