import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from '../page/columns.js';
import { compareValues, formatCell } from '../page/format.js';
import { reactContender } from '../page/react-contender.jsx';

const definitions = columns.map(({ key, title, type, width }) => ({
  field: key,
  headerName: title,
  width,
  sortComparator: compareValues,
  align: type === 'text' ? 'left' : 'right',
  valueFormatter: (value) => formatCell(type, value),
}));

const pageSizes = [100];
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

/** The community edition: pages of 100 rows at most, no pinned columns, no summary row. It sorts all rows. */
function Grid({ rows, layout, api }) {
  const grid = useGridApiRef();
  api.update = (index, key, value) =>
    grid.current.updateRows([{ id: grid.current.getSortedRowIds()[index], [key]: value }]);
  return (
    <DataGrid
      apiRef={grid}
      rows={rows}
      columns={definitions}
      rowHeight={layout.rowHeight}
      columnHeaderHeight={layout.headHeight}
      initialState={initialState}
      pageSizeOptions={pageSizes}
      disableRowSelectionOnClick
    />
  );
}

export const contender = reactContender(Grid, {
  cell: '.MuiDataGrid-cell',
  bottomHeight: 64,
  scroller: (host) => host.querySelector('.MuiDataGrid-virtualScroller'),
});
