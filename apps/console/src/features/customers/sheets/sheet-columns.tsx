import {
  sheetFields,
  sheetFieldsOf,
  type RecordImport,
  type SheetField,
  type SheetKind,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Select } from '@meridian/ui';
import { ColumnTable } from '../../../lib/workbooks/column-table';
import { useSheetFieldName } from './use-sheet-field-name';

export interface SheetColumnsProps {
  kind: SheetKind;
  review: RecordImport;
  /** Whether rows are being compared with the last selection. */
  isChecking: boolean;
  /** Null if the column is not read. */
  onMap: (column: { head: string; field: SheetField | null }) => void;
}

const ignored = 'ignore';

/** The fields assigned to the columns of a file, which can be changed manually. */
export function SheetColumns({ kind, review, isChecking, onMap }: SheetColumnsProps) {
  const { t } = useTranslation(['customers', 'common']);
  const { columns, missingField } = review;
  const findField = (value: string) => sheetFields.find((field) => field === value);
  const nameOf = useSheetFieldName();
  const fieldName = (value: string) => nameOf(value) ?? value;
  const options = [
    { value: ignored, label: t('common:workbook.mapping.ignore') },
    ...sheetFieldsOf(kind).map((field) => ({ value: field, label: fieldName(field) })),
  ];
  const detected = columns.map(({ head, ...column }) => ({ ...column, header: head }));
  return (
    <div className="flex flex-col gap-3">
      {missingField !== null && (
        <Alert tone="warn">{t('sheet.missingField', { field: fieldName(missingField) })}</Alert>
      )}
      <ColumnTable
        columns={detected}
        fieldName={fieldName}
        fieldCell={({ header, field }) => (
          <Select
            aria-label={t('common:workbook.mapping.fieldOf', { column: header })}
            options={options}
            value={field ?? ignored}
            disabled={isChecking}
            onValueChange={(value) => onMap({ head: header, field: findField(value) ?? null })}
            className="min-w-44"
          />
        )}
      />
      {columns.some(({ field }) => field === null) && (
        <p className="text-12 text-fg-3">{t('sheet.mappingHint')}</p>
      )}
    </div>
  );
}
