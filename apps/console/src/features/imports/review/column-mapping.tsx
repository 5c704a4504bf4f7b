import { importFieldsOf, type Channel, type ImportDetection } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Select } from '@meridian/ui';
import { useController, type Control } from 'react-hook-form';
import { ColumnTable } from '../../../lib/workbooks/column-table';
import { useFieldName } from './import-fields';
import { ignoredField, type ReviewForm } from './review-form';

export interface ColumnMappingProps {
  control: Control<ReviewForm>;
  columns: ImportDetection['columns'];
  channel: Channel;
}

/** The columns of a file with their assigned fields, which can be changed manually. */
export function ColumnMapping({ control, columns, channel }: ColumnMappingProps) {
  const fieldName = useFieldName();
  return (
    <ColumnTable
      columns={columns}
      fieldName={fieldName}
      fieldCell={({ header }, index) => (
        <FieldSelect control={control} channel={channel} header={header} index={index} />
      )}
    />
  );
}

interface FieldSelectProps extends Pick<ColumnMappingProps, 'control' | 'channel'> {
  header: string;
  /** Position of the column in the form. */
  index: number;
}

function FieldSelect({ control, channel, header, index }: FieldSelectProps) {
  const { t } = useTranslation('common');
  const fieldName = useFieldName();
  const { field } = useController({ control, name: `columns.${index}.field` });
  const { value: selected, onChange, ref } = field;
  const offered = importFieldsOf(channel);
  const isOffered = selected === ignoredField || offered.includes(selected);
  const fields = isOffered ? offered : [selected, ...offered];
  return (
    <Select
      ref={ref}
      aria-label={t('workbook.mapping.fieldOf', { column: header })}
      options={[
        { value: ignoredField, label: t('workbook.mapping.ignore') },
        ...fields.map((value) => ({ value, label: fieldName(value) })),
      ]}
      value={selected}
      onValueChange={onChange}
      className="min-w-34 desktop:min-w-44"
    />
  );
}
