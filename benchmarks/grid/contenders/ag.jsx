import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  PinnedRowModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useRef } from 'react';
import { columns } from '../page/columns.js';
import { compareValues, formatCell } from '../page/format.js';
import { reactContender } from '../page/react-contender.jsx';

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule, PinnedRowModule]);

const definitions = columns.map(({ key, title, type, width, pinned }) => ({
  field: key,
  headerName: title,
  width,
  pinned: pinned ? 'left' : undefined,
  sortable: true,
  comparator: compareValues,
  valueFormatter: ({ node, value }) => (node?.rowPinned && type === 'text' ? value : formatCell(type, value)),
}));

const getRowId = ({ data }) => data.id;

/** Only the modules that are needed, and no animation of rows: it takes half a second of a sort. */
function Grid({ rows, summary, layout, api }) {
  const grid = useRef(null);
  const pinnedRows = useMemo(() => [summary], [summary]);
  api.update = (index, key, value) => {
    rows[index] = { ...rows[index], [key]: value };
    grid.current.api.applyTransaction({ update: [rows[index]] });
  };
  return (
    <div style={{ width: '100%', height: '100%' }}>
      <AgGridReact
        ref={grid}
        rowData={rows}
        columnDefs={definitions}
        getRowId={getRowId}
        rowHeight={layout.rowHeight}
        headerHeight={layout.headHeight}
        pinnedBottomRowData={pinnedRows}
        animateRows={false}
      />
    </div>
  );
}

export const contender = reactContender(Grid, {
  cell: '.ag-cell',
  scroller: (host) => host.querySelector('.ag-grid-viewport'),
});
