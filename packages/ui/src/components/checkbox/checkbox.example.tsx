import { useState } from 'react';
import { Checkbox } from './checkbox';

const columns = ['Impressions', 'Clicks'];

export function CheckboxExample() {
  const [selected, setSelected] = useState<readonly string[]>(['Clicks']);
  const areAllSelected = selected.length === columns.length;
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label="All columns"
        checked={areAllSelected ? true : selected.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => setSelected(areAllSelected ? [] : columns)}
      />
      {columns.map((column) => (
        <Checkbox
          key={column}
          label={column}
          checked={selected.includes(column)}
          onCheckedChange={(isChecked) =>
            setSelected(isChecked ? [...selected, column] : selected.filter((each) => each !== column))
          }
        />
      ))}
    </div>
  );
}
