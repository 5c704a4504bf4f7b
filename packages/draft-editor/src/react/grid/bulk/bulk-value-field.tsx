import { Field, Select, TextField } from '@meridian/ui';
import type { ReactElement } from 'react';
import type { EditableColumn } from '../types';

export interface BulkValueFieldProps {
  column: EditableColumn;
  label: string;
  text: string;
  onTextChange: (text: string) => void;
}

/** The field for a value: a list of options if the column has some. */
export function BulkValueField({ column, label, text, onTextChange }: BulkValueFieldProps): ReactElement {
  // a list has no empty value
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
