import { ReportTable, useColumnState, type RowData, type TitleInfo } from '../index';
import { reportCsv } from './export-csv';

const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword', fixed: 'left', width: 180 },
  { dataKey: 'picture', titleName: 'Picture', domType: 'img', width: 90 },
  { dataKey: 'note', titleName: 'Note', domType: 'html', width: 200 },
  { dataKey: 'ctr', titleName: 'CTR', unit: '%*100' },
  { dataKey: 'cost', titleName: 'Cost', unit: 't2', unitDesc: '￥' },
];

const rows: RowData[] = [
  { word: 'jr pass', note: '<b>Ten</b> days', ctr: 0.10746, cost: '2419.84' },
  { word: '=cmd|calc', note: 'says "hi", twice', ctr: null, cost: '-0.50' },
];

/** The table, and the file that a server makes of it. Hide or move a column by the menu of its head. */
export function ExportCsvExample() {
  const [columnState, setColumnState] = useColumnState();
  const csv = reportCsv({ titleInfos, rows, columnState, language: 'en' });
  return (
    <>
      <ReportTable
        caption="Keywords"
        language="en"
        height="auto"
        titleInfos={titleInfos}
        rows={rows}
        columnState={columnState}
        onColumnStateChange={setColumnState}
      />
      <section aria-label="report.csv" className="border-t border-line-2 bg-sunken p-4 text-13 text-fg-1">
        <pre>{csv}</pre>
      </section>
    </>
  );
}
