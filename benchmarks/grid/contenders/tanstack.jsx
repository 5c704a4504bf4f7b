import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { columns } from '../page/columns.js';
import { compareValues, formatCell, formatTotal } from '../page/format.js';
import { reactContender } from '../page/react-contender.jsx';
import './tanstack.css';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const definitions = columns.map(({ key, title }) => ({
  id: key,
  accessorKey: key,
  header: title,
  sortDescFirst: false,
  sortFn: (a, b, id) => compareValues(a.original[id], b.original[id]),
}));

const placed = place(columns);

const Row = memo(function Row({ data, start }) {
  return (
    <div className="r" style={{ transform: `translateY(${start}px)` }}>
      {placed.map(({ key, type, className, style }) => (
        <div key={key} className={className} style={style}>
          {formatCell(type, data[key])}
        </div>
      ))}
    </div>
  );
});

/** Nothing but what the two libraries bring: no roles, no column window, rows that are memoised. */
function Grid({ rows, summary, layout, totalWidth }) {
  const scroller = useRef(null);
  const table = useTable({ features, columns: definitions, data: rows, getRowId: ({ id }) => id });
  const model = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => layout.rowHeight,
    overscan: 6,
  });
  return (
    <div className="t" ref={scroller}>
      <div className="h" style={{ width: totalWidth }}>
        {placed.map(({ key, title, className, style }) => (
          <div
            key={key}
            className={className}
            style={style}
            onClick={() => table.getColumn(key).toggleSorting()}
          >
            {title}
          </div>
        ))}
      </div>
      <div className="b" style={{ height: virtualizer.getTotalSize(), width: totalWidth }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <Row key={key} data={model[index].original} start={start} />
        ))}
      </div>
      <div className="s" style={{ width: totalWidth }}>
        {placed.map((column) => (
          <div key={column.key} className={column.className} style={column.style}>
            {formatTotal(column, summary)}
          </div>
        ))}
      </div>
    </div>
  );
}

export const contender = reactContender(Grid, {
  cell: '.c',
  scroller: (host) => host.querySelector('.t'),
});

function place(unplaced) {
  let left = 0;
  return unplaced.map((column) => {
    const { type, pinned, width } = column;
    const className = `c${type === 'text' ? '' : ' n'}${pinned ? ' p' : ''}`;
    const style = pinned ? { width, left } : { width };
    left += width;
    return { ...column, className, style };
  });
}
