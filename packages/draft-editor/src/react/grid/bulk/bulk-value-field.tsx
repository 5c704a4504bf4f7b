import { Field, Select, TextField } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { EditableColumn } from '../types';

export interface BulkValueFieldProps {
  column: EditableColumn;
  label: string;
  text: string;
  onTextChange: (text: string) => void;
}

/** The field of a value: one of the options where the column has some. */
export function BulkValueField({ column, label, text, onTextChange }: BulkValueFieldProps): ReactElement {
  // an empty value is none for a list
  const options = (column.options ?? []).filter(({ value }) => value !== '');
  if (column.kind !== 'select')
    return <TextField label={label} value={text} onChange={({ target }) => onTextChange(target.value)} />;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={text === '' ? undefined : text}
          onValueChange={onTextChange}
        />
      )}
    </Field>
  );
}
