import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  filterFn_includesString,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ColumnChooser, reportFeatures, ReportTable } from '../index';

type Keyword = { word: string; campaign: string; clicks: number; cost: string };

const rows: Keyword[] = [
  { word: 'jr pass', campaign: 'Trains', clicks: 926, cost: '2419.84' },
  { word: 'kyoto ryokan', campaign: 'Hotels', clicks: 88, cost: '1916.60' },
  { word: 'kyoto temple', campaign: 'Sights', clicks: 1204, cost: '803.11' },
];

const features = tableFeatures({
  ...reportFeatures,
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
});

const helper = createColumnHelper<typeof features, Keyword>();
type Titles = Record<'word' | 'campaign' | 'performance' | 'clicks' | 'cost', string>;

const columnsOf = ({ word, campaign, performance, clicks, cost }: Titles) =>
  helper.columns([
    helper.accessor('word', { header: word, size: 200, filterFn: 'includesString' }),
    helper.accessor('campaign', { header: campaign }),
    helper.group({
      header: performance,
      columns: helper.columns([
        helper.accessor('clicks', { header: clicks, meta: { unit: 't' } }),
        helper.accessor('cost', { header: cost, meta: { unit: 't2', unitDesc: '￥' } }),
      ]),
    }),
  ]);

// outside the component: the columns of a language stay the same object
const texts = {
  en: {
    caption: 'Keywords',
    filter: 'Keyword contains',
    columns: columnsOf({
      word: 'Keyword',
      campaign: 'Campaign',
      performance: 'Performance',
      clicks: 'Clicks',
      cost: 'Cost',
    }),
  },
  cn: {
    caption: '关键词',
    filter: '关键词包含',
    columns: columnsOf({
      word: '关键词',
      campaign: '计划',
      performance: '效果',
      clicks: '点击',
      cost: '消费',
    }),
  },
  tw: {
    caption: '關鍵字',
    filter: '關鍵字包含',
    columns: columnsOf({
      word: '關鍵字',
      campaign: '廣告活動',
      performance: '成效',
      clicks: '點擊',
      cost: '費用',
    }),
  },
};

export function OwnTable({ language = 'en' }: { language?: keyof typeof texts }) {
  const { caption, filter, columns } = texts[language];
  const table = useTable({
    features,
    columns,
    data: rows,
    initialState: { columnPinning: { start: ['word'], end: [] } },
  });
  const column = table.getColumn('word');
  return (
    <>
      <label style={{ padding: 16 }}>
        {filter} <input onChange={({ target }) => column?.setFilterValue(target.value)} />
      </label>
      <ColumnChooser language={language} table={table} />
      <ReportTable caption={caption} language={language} height={320} table={table} />
    </>
  );
}
