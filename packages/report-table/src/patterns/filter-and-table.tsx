import { Button, EmptyState, SearchField } from '@meridian/ui';
import { useState } from 'react';
import { ColumnChooser, ReportTable, useColumnState, type TitleInfo } from '../index';

const columnsOf = (word: string, click: string, ctr: string, cost: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', width: 200 },
  { dataKey: 'click', titleName: click, unit: 't', isSort: true },
  { dataKey: 'ctr', titleName: ctr, unit: '%*100', isSort: true },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥', isSort: true },
];

const texts = {
  en: {
    titleInfos: columnsOf('Keyword', 'Clicks', 'CTR', 'Cost'),
    caption: 'Keywords',
    search: 'Search keywords',
    clear: 'Clear',
    noMatch: 'No keywords match this search',
    count: '3 keywords exist for this period.',
    clearSearch: 'Clear search',
  },
  cn: {
    titleInfos: columnsOf('关键词', '点击', '点击率', '消费'),
    caption: '关键词',
    search: '搜索关键词',
    clear: '清除',
    noMatch: '没有符合搜索条件的关键词',
    count: '该时段共有 3 个关键词。',
    clearSearch: '清除搜索',
  },
  tw: {
    titleInfos: columnsOf('關鍵字', '點擊', '點閱率', '費用'),
    caption: '關鍵字',
    search: '搜尋關鍵字',
    clear: '清除',
    noMatch: '沒有符合搜尋條件的關鍵字',
    count: '此期間共有 3 個關鍵字。',
    clearSearch: '清除搜尋',
  },
};

const rows = [
  { word: 'jr pass', click: 926, ctr: 0.10746, cost: '2419.84' },
  { word: 'jr pass price', click: 412, ctr: 0.0821, cost: '1102.5' },
  { word: 'tokyo hotel', click: 1284, ctr: 0.0512, cost: '5210.07' },
];

/** A toolbar above its table: the filter at the start, the columns at the end, one way out of an empty result. */
export function FilterAndTable({ language = 'en' }: { language?: keyof typeof texts }) {
  const { titleInfos, caption, search, clear, noMatch, count, clearSearch } = texts[language];
  const [text, setText] = useState('');
  const [columnState, setColumnState] = useColumnState();
  const columns = { titleInfos, language, columnState, onColumnStateChange: setColumnState };
  return (
    <div className="flex h-100 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 p-3">
        <SearchField
          label={search}
          placeholder={search}
          clearLabel={clear}
          value={text}
          onValueChange={setText}
          className="w-60"
        />
        <ColumnChooser {...columns} />
      </div>
      <ReportTable
        {...columns}
        caption={caption}
        height="auto"
        mode="client"
        rows={rows.filter(({ word }) => word.includes(text.trim()))}
        empty={
          <EmptyState
            kind="noMatch"
            title={noMatch}
            description={count}
            actions={<Button onClick={() => setText('')}>{clearSearch}</Button>}
          />
        }
      />
    </div>
  );
}
