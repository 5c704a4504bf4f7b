import { QualityCode, ReportTable, type CellRenderer, type TitleInfo } from '@meridian/report-table';
import { useState } from 'react';
import './mark.css';

/** Rows in the host's format. */
type Row = Record<string, string | number | null> & { keyword: string; quality: number };

const languages = ['en', 'cn', 'tw'] as const;

const titleInfos: TitleInfo[] = [
  { dataKey: 'date', titleName: 'Date', isSort: true, fixed: 'left', width: 122 },
  { dataKey: 'keyword', titleName: 'Keyword', domType: 'render', fixed: 'left', width: 192 },
  { dataKey: 'picture', titleName: 'Picture', domType: 'img', width: 90 },
  { dataKey: 'note', titleName: 'Note', domType: 'html', width: 160 },
  { dataKey: 'clicks', titleName: 'Clicks', valueType: 'Long', unit: 't', isSort: true, width: 100 },
  { dataKey: 'ctr', titleName: 'CTR', valueType: 'Double', unit: '%*100', width: 90 },
  { dataKey: 'cost', titleName: 'Cost', valueType: 'Double', unit: 't2', unitDesc: '￥', isSort: true },
  { dataKey: 'quality', titleName: 'Quality', domType: 'render', width: 150 },
];

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='25'%3E%3Crect width='40' height='25' fill='%23a9c7e8'/%3E%3C/svg%3E";

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    date: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
    keyword: `keyword ${index}`,
    picture: index % 2 === 0 ? picture : null,
    note: '<b>Bold</b>, <a href="#host">a link</a>',
    clicks: (index * 7919) % 100_003,
    ctr: ((index % 90) / 1000).toFixed(4),
    cost: index % 7 === 3 ? null : (((index * 104_729) % 99_991) / 100).toFixed(2),
    quality: index % 4,
  }));

const rowId = (row: Row) => row.keyword;
const summary = { clicks: '5000149997', ctr: '0.0445', cost: '49995500.00' };

/** Parameters of the page: number of rows, paging, and the state to show. */
const query = new URLSearchParams(location.search);
const rows = rowsOf(Number(query.get('rows') ?? 6));
const status =
  query.get('status') === 'loading' ? 'loading' : query.get('status') === 'error' ? 'error' : 'ready';

/** The table as a host uses it: all rows in memory, its own paging, two renderers. */
export function Report() {
  const [language, setLanguage] = useState<(typeof languages)[number]>('en');
  const [{ page, size }, setPosition] = useState({ page: 1, size: 20 });
  const [selected, setSelected] = useState<Record<string, true>>({ 'keyword 1': true });
  const renderers: Record<string, CellRenderer<Row>> = {
    keyword: ({ row }) => <span className="host-mark">{row.keyword}</span>,
    quality: ({ value }) => <QualityCode code={value} language={language} />,
  };
  return (
    <>
      <ReportTable<Row>
        caption="Keywords"
        titleInfos={titleInfos}
        rows={rows}
        summary={summary}
        language={language}
        mode="client"
        status={status}
        narrow={{ lead: 'keyword', sub: 'date' }}
        decorations={{ bar: 'cost', heat: 'ctr' }}
        renderers={renderers}
        rowId={rowId}
        rowSelection={selected}
        onRowSelectionChange={setSelected}
        {...(query.has('paged') && { pagination: { page, size, onChange: setPosition } })}
      />
      <select
        aria-label="Language"
        style={{ position: 'absolute', top: '100%' }}
        value={language}
        onChange={(event) => setLanguage(languages.find((known) => known === event.target.value) ?? 'en')}
      >
        {languages.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </>
  );
}
