import { ReportTable, useColumnState, type RowData, type TitleInfo } from '../index';
import { reportCsv } from './export-csv';

type Titles = Record<'word' | 'picture' | 'note' | 'ctr' | 'cost', string>;

const columns = ({ word, picture, note, ctr, cost }: Titles): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', width: 180 },
  { dataKey: 'picture', titleName: picture, domType: 'img', width: 90 },
  { dataKey: 'note', titleName: note, domType: 'html', width: 200 },
  { dataKey: 'ctr', titleName: ctr, unit: '%*100' },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥' },
];

const texts = {
  en: {
    caption: 'Keywords',
    titleInfos: columns({ word: 'Keyword', picture: 'Picture', note: 'Note', ctr: 'CTR', cost: 'Cost' }),
  },
  cn: {
    caption: '关键词',
    titleInfos: columns({ word: '关键词', picture: '图片', note: '备注', ctr: '点击率', cost: '消费' }),
  },
  tw: {
    caption: '關鍵字',
    titleInfos: columns({ word: '關鍵字', picture: '圖片', note: '備註', ctr: '點閱率', cost: '費用' }),
  },
};

const rows: RowData[] = [
  { word: 'jr pass', note: '<b>Ten</b> days', ctr: 0.10746, cost: '2419.84' },
  { word: '=cmd|calc', note: 'says "hi", twice', ctr: null, cost: '-0.50' },
];

/** The table, and the file that a server creates from it. Hide or move a column by the menu of its header. */
export function ExportCsvExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const { caption, titleInfos } = texts[language];
  const [columnState, setColumnState] = useColumnState();
  const csv = reportCsv({ titleInfos, rows, columnState, language });
  return (
    <>
      <ReportTable
        caption={caption}
        language={language}
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
