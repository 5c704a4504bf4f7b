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
const columns = helper.columns([
  helper.accessor('word', { header: 'Keyword', size: 200, filterFn: 'includesString' }),
  helper.accessor('campaign', { header: 'Campaign' }),
  helper.group({
    header: 'Performance',
    columns: helper.columns([
      helper.accessor('clicks', { header: 'Clicks', meta: { unit: 't' } }),
      helper.accessor('cost', { header: 'Cost', meta: { unit: 't2', unitDesc: '￥' } }),
    ]),
  }),
]);

export function OwnTable() {
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
        Keyword contains <input onChange={({ target }) => column?.setFilterValue(target.value)} />
      </label>
      <ColumnChooser language="en" table={table} />
      <ReportTable caption="Keywords" language="en" height={320} table={table} />
    </>
  );
}
