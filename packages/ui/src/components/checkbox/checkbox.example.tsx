import { useState } from 'react';
import { Checkbox } from './checkbox';

const texts = {
  en: { all: 'All columns', columns: { impressions: 'Impressions', clicks: 'Clicks' } },
  cn: { all: '全部列', columns: { impressions: '展现', clicks: '点击' } },
  tw: { all: '全部欄位', columns: { impressions: '曝光', clicks: '點擊' } },
};

const columns = ['impressions', 'clicks'] as const;

export function CheckboxExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [selected, setSelected] = useState<readonly string[]>(['clicks']);
  const areAllSelected = selected.length === columns.length;
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label={text.all}
        checked={areAllSelected ? true : selected.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => setSelected(areAllSelected ? [] : columns)}
      />
      {columns.map((column) => (
        <Checkbox
          key={column}
          label={text.columns[column]}
          checked={selected.includes(column)}
          onCheckedChange={(isChecked) =>
            setSelected(isChecked ? [...selected, column] : selected.filter((each) => each !== column))
          }
        />
      ))}
    </div>
  );
}
