import { Button, EmptyState, SearchField } from '@meridian/ui';
import { useState } from 'react';
import { ColumnChooser, ReportTable, useColumnState, type TitleInfo } from '../index';

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', width: 200 },
  { dataKey: 'click', titleName: 'Clicks', unit: 't', isSort: true },
  { dataKey: 'ctr', titleName: 'CTR', unit: '%*100', isSort: true },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥', isSort: true },
];

const rows = [
  { word: 'jr pass', click: 926, ctr: 0.10746, cost: '2419.84' },
  { word: 'jr pass price', click: 412, ctr: 0.0821, cost: '1102.5' },
  { word: 'tokyo hotel', click: 1284, ctr: 0.0512, cost: '5210.07' },
];

/** A toolbar above its table: the filter at the start, the columns at the end, one way out of an empty result. */
export function FilterAndTable() {
  const [text, setText] = useState('');
  const [columnState, setColumnState] = useColumnState();
  const columns = { titleInfos, language: 'en', columnState, onColumnStateChange: setColumnState } as const;
  return (
    <div className="flex h-100 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 p-3">
        <SearchField
          label="Search keywords"
          placeholder="Search keywords"
          clearLabel="Clear"
          value={text}
          onValueChange={setText}
          className="w-60"
        />
        <ColumnChooser {...columns} />
      </div>
      <ReportTable
        {...columns}
        caption="Keywords"
        height="auto"
        mode="client"
        rows={rows.filter(({ word }) => word.includes(text.trim()))}
        empty={
          <EmptyState
            kind="noMatch"
            title="No keywords match this search"
            description="3 keywords exist for this period."
            actions={<Button onClick={() => setText('')}>Clear search</Button>}
          />
        }
      />
    </div>
  );
}
